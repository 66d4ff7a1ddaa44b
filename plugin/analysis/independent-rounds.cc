/* Can rounds of a loop round annotated loops be done at once?

   INPUT	for (i = 0; i < n; i++)
		  for (k = 0; k < m; k++)
		    for (j = 0; j < w; j++)	annotated
		      c[i * w + j] += a[i * m + k] * b[k * w + j];

   OUTPUT	yes, if C is apart from A and B: each I has a row of its own,

		  |4 * w| >= 4 * w		rows do not overlap

   Called by jam-rows.cc, for annotated loops that are elementwise.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "compat.h"
#include "analysis/constants.h"
#include "analysis/places.h"
#include "emit/lanes.h"

namespace {

/* A place as one of the row that a round has.  */

struct row_place
{
  bool known;
  struct poly start;		/* Of the row: the address of lane 0,  */
  struct poly by;		/* what is added to that each round,  */
  struct poly step;		/* and from a lane to the next one.  */
  gcall *marker;		/* Whose lane, or null.  */
};

/* Set *BY to what the counter NAME of LOOP is increased by in a round.  */

bool
counter_step (class loop *loop, tree name, struct poly *by)
{
  gimple *phi = SSA_NAME_DEF_STMT (name);
  struct poly x;
  poly_init (&x);
  number_value (gimple_phi_arg_def (phi, loop_latch_edge (loop)->dest_idx),
		by);
  number_value (name, &x);
  bool ok = poly_sub (by, by, &x);
  poly_clear (&x);
  return ok;
}

/* The marker of an annotated loop in that of ROUNDS whose lane NAME is; null
   if it is none.  */

gcall *
marker_of_lane (const struct parallel_loop *rounds, tree name)
{
  gimple *def = name ? SSA_NAME_DEF_STMT (name) : NULL;
  return def && ripple_api_call (def) == API_LANE && inside_p (rounds, def)
	 ? as_a<gcall *> (def) : NULL;
}

/* Add to R, of the loop of ROUNDS, what the term T of its address says.  */

bool
add_term (const struct parallel_loop *rounds, const struct poly_term *t,
	  row_place *r)
{
  tree counter = NULL_TREE;
  gcall *marker = NULL;
  struct poly all, by, one;
  bool ok = true;
  poly_init (&all);
  poly_init (&by);
  poly_init (&one);
  poly_set_mpz (&all, t->coef);
  poly_set_mpz (&by, t->coef);
  for (unsigned k = 0; k < POLY_DEGREE && t->sym[k] && ok; k++)
    {
      tree name = symbol_name (t->sym[k]);
      gimple *def = name ? SSA_NAME_DEF_STMT (name) : NULL;
      if (gcall *m = marker_of_lane (rounds, name))
	{
	  ok = !marker && (!r->marker || r->marker == m);
	  marker = m;
	  continue;
	}
      poly_set_symbol (&one, t->sym[k]);
      ok = poly_mul (&all, &all, &one);
      if (ok && name && gimple_code (def) == GIMPLE_PHI
	  && gimple_bb (def) == rounds->loop->header)
	{
	  ok = !counter && counter_step (rounds->loop, name, &one);
	  counter = name;
	}
      else if (name)
	ok = ok && !varying_p (name) && !inside_p (rounds, def);
      ok = ok && poly_mul (&by, &by, &one);
    }
  if (ok && marker)
    {
      ok = !counter && poly_add (&r->step, &r->step, &all);
      r->marker = marker;
    }
  else if (ok)
    ok = poly_add (&r->start, &r->start, &all)
	 && (!counter || poly_add (&r->by, &r->by, &by));
  poly_clear (&all);
  poly_clear (&by);
  poly_clear (&one);
  return ok;
}

/* True if all that P is made of is the same throughout the loop of ROUNDS.  */

bool
same_in_rounds_p (const struct parallel_loop *rounds, const struct poly *p)
{
  for (unsigned i = 0; i < p->n; i++)
    for (unsigned k = 0; k < POLY_DEGREE && p->term[i].sym[k]; k++)
      {
	tree name = symbol_name (p->term[i].sym[k]);
	if (name && (varying_p (name)
		     || inside_p (rounds, SSA_NAME_DEF_STMT (name))))
	  return false;
      }
  return true;
}

void
read_place (const struct parallel_loop *rounds, const place *p, row_place *r)
{
  r->known = true;
  for (unsigned i = 0; i < p->at.n && r->known; i++)
    r->known = add_term (rounds, &p->at.term[i], r);
  r->known = r->known && same_in_rounds_p (rounds, &r->by);
}

/* The places that the rounds of a loop access, and what they are in rows.  */

struct round_accesses
{
  struct parallel_loop rounds;
  auto_vec<place *> places;
  auto_vec<row_place *> rows;
  hash_set<gimple *> *updates;
  gimple_seq *seq;
  tree *safe;
  unsigned tests;
};

/* The number that P is; 0 if it is none.  */

HOST_WIDE_INT
poly_number (const struct poly *p)
{
  mpz_t z;
  mpz_init (z);
  HOST_WIDE_INT n = poly_constant_p (p, z) && mpz_fits_slong_p (z)
		    ? mpz_get_si (z) : 0;
  mpz_clear (z);
  return n;
}

/* True if R->places[I] stays in the row of its round, or does if *R->safe.  */

bool
stays_in_row_p (round_accesses *r, unsigned i)
{
  const row_place *row = r->rows[i];
  uint64_t step = absu_hwi (poly_number (&row->step));
  struct parallel_loop loop;
  if (!row->known || !row->marker || !loop_of_marker (&loop, row->marker)
      || step < (uint64_t) r->places[i]->size
      || !build_plain_address (&r->rounds, r->places[i], r->seq, r->safe))
    return false;
  return poly_zero_p (&row->by)
	 || build_beyond (&r->rounds, &loop, &row->by, step, r->seq, r->safe);
}

/* True if R->places[I], loaded by lanes that are apart, moves on by its size
   in each round.  */

bool
moves_along_p (const round_accesses *r, unsigned i)
{
  enum { LEAST_BYTES = 16 };
  const row_place *row = r->rows[i];
  uint64_t step = absu_hwi (poly_number (&row->step));
  return !r->places[i]->store && row->known && row->marker
	 && poly_number (&row->by) == r->places[i]->size
	 && !poly_zero_p (&row->step) && (step == 0 || step > LEAST_BYTES);
}

/* True if R->places[I], stored to, and R->places[K] are in the same row of a
   round.  */

bool
same_row_p (const round_accesses *r, unsigned i, unsigned k)
{
  const row_place *a = r->rows[i], *b = r->rows[k];
  return b->known && poly_equal_p (&a->step, &b->step)
	 && r->places[i]->size == r->places[k]->size
	 && poly_equal_p (&a->start, &b->start)
	 && (a->marker == b->marker || !poly_zero_p (&a->by));
}

/* True if no round accesses what another one stores to at R->places[I], but
   where all of them do, or none does if *R->safe.  */

bool
store_of_round_p (round_accesses *r, unsigned i)
{
  const place *to = r->places[i];
  if (!stays_in_row_p (r, i))
    return false;
  for (unsigned k = 0; k < r->places.length (); k++)
    {
      const place *p = r->places[k];
      if (i == k || (p->store && k < i) || distinct_places_p (to, p)
	  || distinct_references_p (place_ref (to), place_ref (p)))
	continue;
      if (same_row_p (r, i, k))
	{
	  if (!stays_in_row_p (r, k))
	    return false;
	  if (!p->store)
	    r->updates->add (p->stmt);
	}
      else if (++r->tests > MOST_TESTS
	       || !build_all_distinct (&r->rounds, to, p, r->seq, r->safe))
	return false;
    }
  return true;
}

/* What the stores of R are to.  */

enum round_places
classify (round_accesses *r)
{
  enum round_places found = ROUNDS_DEPEND;
  for (unsigned i = 0; i < r->places.length (); i++)
    if (r->places[i]->store)
      {
	enum round_places kind
	  = poly_zero_p (&r->rows[i]->by) ? ROUNDS_UPDATE : ROUNDS_OWN;
	if ((found != ROUNDS_DEPEND && kind != found)
	    || !store_of_round_p (r, i))
	  return ROUNDS_DEPEND;
	found = kind;
      }
  return found;
}

} // anonymous namespace

enum round_places
places_of_rounds (class loop *loop, const vec<gcall *> &markers,
		  hash_set<gimple *> *updates, unsigned *along,
		  gimple_seq *seq, tree *safe)
{
  round_accesses r;
  enum round_places found = ROUNDS_DEPEND;
  bool ok = true;
  r.rounds = parallel_loop ();
  r.rounds.loop = loop;
  r.rounds.marker = markers[0];
  r.updates = updates;
  r.seq = seq;
  r.safe = safe;
  r.tests = 0;
  begin_addresses (&r.rounds);
  basic_block *bbs = get_loop_body (loop);
  for (unsigned i = 0; i < loop->num_nodes && ok; i++)
    for (gimple_stmt_iterator g = gsi_start_bb (bbs[i]);
	 !gsi_end_p (g) && ok; gsi_next (&g))
      ok = note_places (&r.rounds, gsi_stmt (g), &r.places);
  free (bbs);
  for (unsigned i = 0; i < r.places.length (); i++)
    {
      row_place *row = XCNEW (row_place);
      poly_init (&row->start);
      poly_init (&row->by);
      poly_init (&row->step);
      read_place (&r.rounds, r.places[i], row);
      r.rows.safe_push (row);
    }
  if (ok)
    found = classify (&r);
  *along = 0;
  for (unsigned i = 0; i < r.rows.length () && found; i++)
    if (moves_along_p (&r, i))
      *along = MAX (*along, (unsigned) r.places[i]->size);
  if (found == ROUNDS_DEPEND)
    {
      gimple_seq_discard (*seq);
      *seq = NULL;
      *safe = NULL_TREE;
    }
  for (unsigned i = 0; i < r.rows.length (); i++)
    {
      poly_clear (&r.rows[i]->start);
      poly_clear (&r.rows[i]->by);
      poly_clear (&r.rows[i]->step);
      free (r.rows[i]);
    }
  free_places (&r.places);
  end_addresses ();
  return found;
}
