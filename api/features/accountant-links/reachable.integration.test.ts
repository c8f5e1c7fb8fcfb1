import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { useTestApi } from '../../testing/index.ts'
import { deedsOn, picking } from './testing/deeds.ts'
import { begin, reads, toldBy, type World } from './testing/world.ts'

// Whatever owners, strangers and the clock do, in any order: a link reads its own calculation while it runs, and
// nothing else, ever. After each step the answer to every token that was ever made is held against a model
// [security S66].

const api = useTestApi()
const deeds = deedsOn(api)

const open = (token: string) => api.anonymous().post('/shared', { token })

/** Opens every link, and holds what it gives, and how often it was opened, against the model. */
async function demandModel(world: World): Promise<void> {
  const now = api.clock.now().getTime()
  const running = world.links.filter((link) => reads(link, now))
  for (const link of world.links.filter((one) => !reads(one, now))) {
    const { status, body } = await open(link.token)
    expect([status, body['code']]).toEqual([404, 'link_closed'])
  }
  for (const link of running) {
    const { answer, secrets } = toldBy(link, world)
    const { text, body } = await open(link.token)
    link.opened += 1
    expect(body).toMatchObject(answer)
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
  }
  const rows = await api.db.rows('select id, opened from accountant_links')
  const counts = new Map(rows.map(({ id, opened }) => [id, opened]))
  const there = world.links.filter(({ id }) => counts.has(id))
  expect(there.map(({ id }) => counts.get(id))).toEqual(there.map(({ opened }) => opened))
}

const names = Object.keys(deeds) as (keyof typeof deeds)[]
const step = fc.record({
  // Links are made and days pass more often than accounts go.
  deed: fc.constantFrom(...names, ...Array<'make a link'>(3).fill('make a link'), 'days pass' as const),
  picks: fc.array(fc.nat(), { minLength: 4, maxLength: 4 }),
})

test(
  'in every history a link reads its own calculation while it runs, and nothing else',
  { timeout: 60_000 },
  async () => {
    const counted = { read: 0, refused: 0 }
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 18, size: 'max' }), async (steps) => {
        const world = await begin(api)
        for (const { deed, picks } of steps) {
          await deeds[deed](world, picking(picks, world))
          await demandModel(world)
        }
        const now = api.clock.now().getTime()
        for (const link of world.links) counted[reads(link, now) ? 'read' : 'refused'] += 1
      }),
      { numRuns: 40, seed: 23 },
    )
    // Both were tried.
    expect(Math.min(counted.read, counted.refused)).toBeGreaterThan(10)
  },
)
