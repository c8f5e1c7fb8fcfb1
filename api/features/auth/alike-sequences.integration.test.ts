import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { verifiedAccount } from '../../../db/testing/factories.ts'
import { productionLimits } from '../../../platform/rates.ts'
import { useTestApi, type Answered, type ApiClient } from '../../testing/index.ts'

// At production's limits behind one proxy, so that a test can send from many IP addresses.
const api = useTestApi({ env: { ...productionLimits, TRUSTED_PROXY_HOPS: '1' } })

const planted = ['three blue gourds', 'four quiet rivers', 'nine slow drums'] as const

/** What a stranger may do about an address. */
type Step =
  | { is: 'guess'; place: number; times: number }
  | { is: 'sign up' | 'log in'; place: number; password: (typeof planted)[number] }
  | { is: 'ask'; place: number; path: string }
  | { is: 'worker' }
  | { is: 'wait'; minutes: number }

const place = fc.nat(3)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ is: fc.constant('guess' as const), place, times: fc.integer({ min: 1, max: 4 }) }),
  fc.record({
    is: fc.constantFrom('sign up' as const, 'log in' as const),
    place,
    password: fc.constantFrom(...planted),
  }),
  fc.record({
    is: fc.constant('ask' as const),
    place,
    path: fc.constantFrom('/auth/forgot-password', '/auth/resend-verification', '/auth/known-browser/mail'),
  }),
  fc.constant({ is: 'worker' as const }),
  fc.record({ is: fc.constant('wait' as const), minutes: fc.constantFrom(1, 20, 61) }),
)

let sides = 0
/** A stranger's browser that asks about one address, at four places of its own. */
class Side {
  readonly #client: ApiClient = api.anonymous()
  readonly #network = (sides += 1)
  readonly email: string
  constructor(email: string) {
    this.email = email
  }

  #post(path: string, from: number, body: object): Promise<Answered> {
    const ip = `10.${this.#network >> 6}.${(this.#network & 63) * 4 + from}.1`
    return this.#client.post(path, { email: this.email, ...body }, { 'X-Forwarded-For': ip })
  }
  async take(one: Step): Promise<Answered[]> {
    if (one.is === 'sign up') return [await this.#post('/auth/signup', one.place, { password: one.password })]
    if (one.is === 'log in') return [await this.#post('/auth/login', one.place, { password: one.password })]
    if (one.is === 'ask') return [await this.#post(one.path, one.place, {})]
    if (one.is !== 'guess') return []
    const answers: Answered[] = []
    for (let time = 0; time < one.times; time += 1)
      answers.push(await this.#post('/auth/login', one.place, { password: 'a wrong guess' }))
    return answers
  }
}

/** An answer as a stranger sees it, without what differs on every call. */
const seen = ({ status, body, headers }: Answered) => ({
  status,
  body: { ...body, requestId: undefined },
  headers: [...headers].flatMap(([name, value]) => {
    if (['date', 'x-request-id', 'etag'].includes(name)) return [name]
    return [`${name}: ${name === 'set-cookie' ? value.replace(/=[\w-]+/, '=…') : value}`]
  }),
})

const owners = {
  'with a password': {},
  'without one': { passwordHash: null, authProvider: 'google' as const },
  'of whom only the sign-up’s browser knows': {
    provisionalBrowser: Buffer.alloc(32),
    provisionalUntil: new Date('2030-01-01T00:00:00Z'),
  },
}

it.each(Object.entries(owners))(
  'whatever strangers do, in any order, an address with an owner %s answers as one without',
  async (_title, given) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
        api.clock.set()
        const known = new Side((await verifiedAccount(api.db, given)).email)
        const unknown = new Side(`nobody-${sides}@example.test`)
        for (const one of steps) {
          if (one.is === 'wait') api.clock.advance({ minutes: one.minutes })
          if (one.is === 'worker') await api.answerMailRequests()
          const [ofKnown, ofUnknown] = [await known.take(one), await unknown.take(one)]
          expect(ofKnown.map(seen)).toEqual(ofUnknown.map(seen))
        }
      }),
      { numRuns: 12, seed: 9 },
    )
  },
  120_000,
)
