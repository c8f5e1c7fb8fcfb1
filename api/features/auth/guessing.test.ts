import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guessing } from '../../../contract/http/auth.ts'
import { countersInMemory } from '../../../db/rate-counters.ts'
import { readEnv } from '../../../platform/env.ts'
import { AppError } from '../../../platform/errors.ts'
import { productionLimits } from '../../../platform/rates.ts'
import { movableClock } from '../../../platform/testing/movable-clock.ts'
import { createLimits } from '../../http/limits.ts'
import { guardLogin } from './guessing.ts'

const env = readEnv({
  NODE_ENV: 'test',
  PUBLIC_URL: 'http://naijatax.test',
  DATABASE_URL: 'postgres://nowhere',
  SMTP_URL: 'smtp://127.0.0.1:1',
  TOKEN_KEY: 'a key of thirty-two letters or so for tests',
  ...productionLimits,
})

const OWNER = 'ada@example.test'

/** One thing that happens: strangers guess, the owner tries or has this browser made known, time passes. */
type Step =
  | { is: 'strangers'; times: number; at: string; places: 'one' | 'many' | 'the owner’s' }
  | { is: 'owner'; browser: 'known' | 'strange'; wrong: number }
  | { is: 'campaign'; hours: number }
  | { is: 'mailed link' }
  | { is: 'later'; minutes: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      is: fc.constant('strangers' as const),
      times: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 40 })),
      at: fc.oneof({ weight: 4, arbitrary: fc.constant(OWNER) }, { weight: 1, arbitrary: fc.emailAddress() }),
      places: fc.constantFrom('one', 'many', 'the owner’s'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      is: fc.constant('owner' as const),
      browser: fc.constantFrom('known', 'strange'),
      wrong: fc.integer({ min: 0, max: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ is: fc.constant('campaign' as const), hours: fc.constantFrom(2, 4, 30, 100) }),
  },
  { weight: 1, arbitrary: fc.constant({ is: 'mailed link' as const }) },
  {
    weight: 4,
    arbitrary: fc.record({
      is: fc.constant('later' as const),
      minutes: fc.constantFrom(1, 15, 61, 61, 6 * 60, 24 * 60),
    }),
  },
)

/** The guard over counters of its own, with an owner and strangers, and what the invariants are asked of. */
class World {
  readonly clock = movableClock()
  readonly limits = createLimits(env, { counters: countersInMemory(), clock: this.clock }).ofHandler({
    limits: guessing,
  })
  places = 0
  /** When a wrong password of a stranger, or of the owner in a strange browser, was checked at the owner's address. */
  checked: number[] = []
  sinceSuccess = 0
  mostInADay = 0
  knownBrowser = 'browser 1'
  links = 1
  /** Wrong ones of the owner in the known browser since the last right one, by quarter of an hour. */
  mistakes = 0
  quarter = 0

  newPlace() {
    this.places += 1
    return this.places % 2
      ? `10.${this.places >> 8}.${this.places & 255}.1`
      : `2001:db8:${this.places.toString(16)}::1`
  }

  async tries(
    email: string,
    password: 'right' | 'wrong',
    { ip = '102.89.1.2', knownBrowser }: { ip?: string; knownBrowser?: string } = {},
  ): Promise<boolean> {
    try {
      const admitted = await guardLogin(this.limits, { email, ip, knownBrowser, onCounted: () => undefined })
      if (password === 'right') await admitted.succeeded()
      return true
    } catch (error) {
      if (error instanceof AppError && error.code === 'too_many_requests') return false
      throw error
    }
  }

  note(admitted: boolean) {
    if (!admitted) return
    this.checked.push(this.clock.now().getTime())
    this.sinceSuccess += 1
  }

  /** Strangers' guesses that were checked in this span of the clock. */
  inSpan(seconds: number) {
    const span = (ms: number) => Math.floor(ms / 1000 / seconds)
    return this.checked.filter((ms) => span(ms) === span(this.clock.now().getTime())).length
  }
  get isShut() {
    return this.inSpan(3600) >= 10 || this.inSpan(86_400) >= 30 || this.sinceSuccess >= 100
  }
  succeeded() {
    this.sinceSuccess = 0
  }
}

const play: Record<Step['is'], (world: World, step: never) => Promise<void> | void> = {
  strangers: async (world, { times, at, places }: Extract<Step, { is: 'strangers' }>) => {
    const [one, shared] = [world.newPlace(), places === 'the owner’s' ? '102.89.1.2' : undefined]
    for (let time = 0; time < times; time += 1) {
      const ip = shared ?? (places === 'one' ? one : world.newPlace())
      const admitted = await world.tries(at, 'wrong', { ip })
      if (at === OWNER) world.note(admitted)
    }
  },
  // Strangers guess twelve times an hour, from ever new places.
  campaign: async (world, { hours }: Extract<Step, { is: 'campaign' }>) => {
    for (let hour = 0; hour < hours; hour += 1) {
      for (let time = 0; time < 12; time += 1)
        world.note(await world.tries(OWNER, 'wrong', { ip: world.newPlace() }))
      world.mostInADay = Math.max(world.mostInADay, world.inSpan(86_400))
      world.clock.advance({ hours: 1 })
    }
  },
  owner: async (world, { browser, wrong }: Extract<Step, { is: 'owner' }>) => {
    if (browser === 'known') return ownerAtHome(world, wrong)
    for (let time = 0; time < wrong; time += 1) world.note(await world.tries(OWNER, 'wrong'))
    const wasShut = world.isShut
    const isIn = await world.tries(OWNER, 'right')
    // The strange browser is refused by the shut door alone (few strangers fill a network here), and then...
    if (isIn) world.succeeded()
    else expect(wasShut, 'the door was shut').toBe(true)
    if (isIn) return
    // ... the mailed link opens it.
    makeKnown(world)
    await ownerAtHome(world, 0)
  },
  'mailed link': makeKnown,
  later: (world, { minutes }: Extract<Step, { is: 'later' }>) => world.clock.advance({ minutes }),
}

function makeKnown(world: World) {
  world.links += 1
  world.knownBrowser = `browser ${world.links}`
  world.mistakes = 0
}

async function ownerAtHome(world: World, wrong: number) {
  const { knownBrowser } = world
  const quarter = Math.floor(world.clock.now().getTime() / 900_000)
  if (quarter !== world.quarter) Object.assign(world, { quarter, mistakes: 0 })
  for (let time = 0; time < wrong; time += 1) await world.tries(OWNER, 'wrong', { knownBrowser })
  world.mistakes += wrong
  const isIn = await world.tries(OWNER, 'right', { knownBrowser })
  expect(isIn, 'only their own ten mistakes keep an owner out of a known browser').toBe(world.mistakes < 10)
  if (!isIn) return
  world.mistakes = 0
  world.succeeded()
}

describe('owner and strangers, in any order', () => {
  it('strangers have 30 guesses a day at an address and lock nobody out', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 30 }), async (steps) => {
        const world = new World()
        for (const one of steps) {
          await play[one.is](world, one as never)
          expect(world.inSpan(3600)).toBeLessThanOrEqual(10)
          expect(Math.max(world.mostInADay, world.inSpan(86_400))).toBeLessThanOrEqual(30)
          expect(world.sinceSuccess).toBeLessThanOrEqual(100)
        }
      }),
      { numRuns: 200, seed: 20 },
    )
  }, 60_000)
})
