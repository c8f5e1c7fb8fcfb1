import { describe, expect, it } from 'vitest'
import { TEST_PASSWORD, verifiedAccount } from '../../db/testing/factories.ts'
import { productionLimits } from '../../platform/rates.ts'
import { useTestApi, type Answered } from '../testing/index.ts'

// Runs with production's limits behind one proxy, so that a test can send from many IP addresses.
const api = useTestApi({ env: { ...productionLimits, LIMIT_ACCOUNT: '30/60', TRUSTED_PROXY_HOPS: '1' } })

const refusedAs = (answer: Answered) => [answer.status, answer.body['code']]
const limited = [429, 'too_many_requests']
let places = 0
/** An IP address that no earlier request of this file used. */
const newPlace = () => `10.0.${Math.floor((places += 1) / 250)}.${places % 250}`
const from = (place: string) => ({ 'X-Forwarded-For': place })
const logIn = (email: string, password: string, place: string) =>
  api.anonymous().post('/auth/login', { email, password }, from(place))
const guess = async (email: string, place: string, times: number) => {
  const answers: Answered[] = []
  for (let time = 0; time < times; time += 1) answers.push(await logIn(email, `guess ${time}`, place))
  return answers
}

describe('wrong passwords', () => {
  it('are slowed down after five in a quarter of an hour, with the time to wait', async () => {
    const { email } = await verifiedAccount(api.db)
    const place = newPlace()
    for (const answer of await guess(email, place, 5)) expect(answer.status).toBe(401)
    const answer = await logIn(email, TEST_PASSWORD, place)
    expect(refusedAs(answer)).toEqual(limited)
    expect(answer.headers.get('Retry-After')).toBe('900')
    expect(answer.body['error']).toBe('Too many tries. Wait 15 minutes, then try again.')
    api.clock.advance({ minutes: 14, seconds: 59 })
    expect((await logIn(email, TEST_PASSWORD, place)).headers.get('Retry-After')).toBe('1')
    api.clock.advance({ seconds: 1 })
    expect((await logIn(email, TEST_PASSWORD, place)).status).toBe(200)
  })

  it('are slowed down alike for an address that nobody has', async () => {
    const place = newPlace()
    const statuses = (await guess('nobody@example.test', place, 6)).map(({ status }) => status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('are forgotten with the right one', async () => {
    const { email } = await verifiedAccount(api.db)
    const place = newPlace()
    for (let round = 0; round < 3; round += 1) {
      await guess(email, place, 4)
      expect((await logIn(email, TEST_PASSWORD, place)).status).toBe(200)
    }
  })

  it('asked all at once get no more tries', async () => {
    const { email } = await verifiedAccount(api.db)
    const place = newPlace()
    const answers = await Promise.all(Array.from({ length: 20 }, () => logIn(email, 'a guess', place)))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
  })

  it('lock nobody out: the owner signs in from elsewhere, and where they are signed in already', async () => {
    const account = await verifiedAccount(api.db)
    const place = newPlace()
    const mine = await api.signedInAs(account)
    await guess(account.email, place, 8)
    expect((await logIn(account.email, TEST_PASSWORD, newPlace())).status).toBe(200)
    const body = { email: account.email, password: TEST_PASSWORD }
    expect((await mine.post('/auth/login', body, from(place))).status).toBe(200)
  })

  it('from many places leave each place one try, so the owner’s right one still works', async () => {
    const { email } = await verifiedAccount(api.db)
    for (let place = 0; place < 20; place += 1) await guess(email, newPlace(), 5)
    const [first, second] = await guess(email, newPlace(), 2)
    expect([first?.status, second?.status]).toEqual([401, 429])
    expect((await logIn(email, TEST_PASSWORD, newPlace())).status).toBe(200)
  })

  it('count for the place that the trusted proxy names, whatever the caller claims', async () => {
    const { email } = await verifiedAccount(api.db)
    const place = newPlace()
    const statuses: number[] = []
    for (let claim = 1; claim <= 6; claim += 1)
      statuses.push((await logIn(email, 'a guess', `203.0.113.${claim}, ${place}`)).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })
})

describe('mails', () => {
  it.each(['/auth/forgot-password', '/auth/resend-verification'])(
    '%s is answered three times an hour for an address, known or not',
    async (path) => {
      const { email, id } = await verifiedAccount(api.db)
      const ask = (address: string) => api.anonymous().post(path, { email: address }, from(newPlace()))
      for (const address of [email, `no-${path.length}@example.test`]) {
        const statuses: number[] = []
        for (let time = 0; time < 4; time += 1) statuses.push((await ask(address)).status)
        expect(statuses).toEqual([202, 202, 202, 429])
      }
      expect((await api.mails(id)).length).toBeLessThanOrEqual(3)
      api.clock.advance({ hours: 1 })
      expect((await ask(email)).status).toBe(202)
    },
  )

  it('sign-ups of an address are answered five times an hour from one place, and still from another', async () => {
    const email = 'new@example.test'
    const place = newPlace()
    const signUp = (where: string) =>
      api.anonymous().post('/auth/signup', { email, password: TEST_PASSWORD }, from(where))
    const statuses: number[] = []
    for (let time = 0; time < 6; time += 1) statuses.push((await signUp(place)).status)
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
    expect((await signUp(newPlace())).status).toBe(202)
  })

  it('wrong input is told as such and counts in nothing', async () => {
    const place = newPlace()
    for (let time = 0; time < 10; time += 1) {
      const answer = await api.anonymous().post('/auth/forgot-password', { email: 'x' }, from(place))
      expect(answer.status).toBe(400)
    }
  })
})

describe('every call', () => {
  it('counts for the account, wherever it comes from, and for nobody else', async () => {
    const account = await verifiedAccount(api.db)
    const [phone, laptop] = [await api.signedInAs(account), await api.signedInAs(account)]
    for (let call = 0; call < 15; call += 1) {
      expect((await phone.get('/users/me')).status).toBe(200)
      expect((await laptop.get('/drafts')).status).toBe(200)
    }
    expect(refusedAs(await phone.get('/users/me'))).toEqual(limited)
    const other = await api.signedInAs(await verifiedAccount(api.db))
    expect((await other.get('/users/me')).status).toBe(200)
    api.clock.advance({ minutes: 1 })
    expect((await phone.get('/users/me')).status).toBe(200)
  })
})

describe('the counters', () => {
  it('hold no address and no id, only keyed hashes', async () => {
    const { email, id } = await verifiedAccount(api.db)
    await guess(email, '198.51.100.77', 1)
    const rows = JSON.stringify(await api.db.rows('select * from rate_counters'))
    expect(rows).toContain('LIMIT_LOGIN')
    for (const personal of [email, id, '198.51.100.77']) expect(rows).not.toContain(personal)
  })

  it('away fail no request: the process counts for itself until they are back', async () => {
    const { email } = await verifiedAccount(api.db)
    const place = newPlace()
    await api.db.rows('alter table rate_counters rename to rate_counters_away')
    try {
      const statuses = (await guess(email, place, 6)).map(({ status }) => status)
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
      expect((await logIn(email, TEST_PASSWORD, newPlace())).status).toBe(200)
    } finally {
      await api.db.rows('alter table rate_counters_away rename to rate_counters')
    }
    expect((await guess(email, newPlace(), 1))[0]?.status).toBe(401)
  })
})

const rateHeaders = ({ headers }: Answered) => [headers.get('RateLimit-Policy'), headers.get('RateLimit')]

describe('the RateLimit headers', () => {
  it('tell how many wrong passwords are left, and for how long', async () => {
    const place = newPlace()
    const answers = await guess('told@example.test', place, 6)
    expect(answers.map(rateHeaders)).toEqual(
      [4, 3, 2, 1, 0, 0].map((left) => ['"login";q=5;w=900', `"login";r=${left};t=900`]),
    )
    api.clock.advance({ minutes: 10 })
    const [later] = await guess('told@example.test', place, 1)
    expect(later?.headers.get('RateLimit')).toBe('"login";r=0;t=300')
  })

  it('tell the same of known and unknown addresses, and the tightest of several limits', async () => {
    const { email } = await verifiedAccount(api.db)
    const ask = (address: string) =>
      api.anonymous().post('/auth/forgot-password', { email: address }, from(newPlace()))
    const [known, unknown] = [await ask(email), await ask('told-nobody@example.test')]
    expect(rateHeaders(known)).toEqual(['"mail";q=3;w=3600', '"mail";r=2;t=3600'])
    expect(rateHeaders(unknown)).toEqual(rateHeaders(known))
  })

  it('are absent where nothing is limited but everything', async () => {
    expect(rateHeaders(await api.anonymous().get('/config/public'))).toEqual([null, null])
  })
})
