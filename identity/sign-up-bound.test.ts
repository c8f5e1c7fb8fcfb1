import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MOST_SIGN_UPS, signUpToDrop } from './sign-up-bound.ts'

interface Row {
  id: number
  place: Buffer | null
}

/** Where each sign-up comes from, in their order; 0 is no known place. */
const histories = fc.array(fc.nat(8), { minLength: 1, maxLength: 60 })
const placeOf = (place: number) => (place === 0 ? null : Buffer.from([place]))

/** What waits after these sign-ups, newest first, and what was dropped at each. */
function play(places: readonly number[]): { waiting: Row[]; dropped: Row[] } {
  let waiting: Row[] = []
  const dropped: Row[] = []
  for (const [id, place] of places.entries()) {
    waiting = [{ id, place: placeOf(place) }, ...waiting]
    const drop = signUpToDrop(waiting)
    if (!drop) continue
    dropped.push(drop)
    waiting = waiting.filter((row) => row !== drop)
  }
  return { waiting, dropped }
}
const countOf = (rows: readonly Row[], { place }: Row) =>
  rows.filter((row) => String(row.place) === String(place)).length

describe('the sign-ups that wait at an address', () => {
  it('are ten at most, and none goes before', () => {
    fc.assert(
      fc.property(histories, (places) => {
        const { waiting, dropped } = play(places)
        expect(waiting).toHaveLength(Math.min(places.length, MOST_SIGN_UPS))
        expect(dropped).toHaveLength(Math.max(0, places.length - MOST_SIGN_UPS))
      }),
    )
  })

  it('lose the oldest of the place with most, so that one place never pushes out another’s only one', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(8), { minLength: MOST_SIGN_UPS + 1, maxLength: MOST_SIGN_UPS + 1 }),
        (places) => {
          const rows: Row[] = places
            .map((place, index) => ({ id: index, place: placeOf(place) }))
            .toReversed()
          const drop = signUpToDrop(rows)
          if (!drop) throw new Error('None was dropped')
          for (const row of rows) expect(countOf(rows, drop)).toBeGreaterThanOrEqual(countOf(rows, row))
          const ofPlace = rows.filter((row) => String(row.place) === String(drop.place))
          expect(drop.id).toBe(Math.min(...ofPlace.map(({ id }) => id)))
        },
      ),
    )
  })

  it('keep the owner’s, however often a stranger at one place signs up', () => {
    fc.assert(
      fc.property(fc.nat(30), fc.integer({ min: 1, max: 60 }), (before, after) => {
        const owner = before
        const { waiting } = play([...Array<number>(before).fill(1), 2, ...Array<number>(after).fill(1)])
        expect(waiting.map(({ id }) => id)).toContain(owner)
      }),
    )
  })
})
