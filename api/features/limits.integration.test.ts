import { describe, expect, it } from 'vitest'
import { signUp, TEST_PASSWORD, verifiedAccount } from '../../db/testing/factories.ts'
import { hashPassword } from '../../platform/password-hash.ts'
import { productionLimits } from '../../platform/rates.ts'
import { makeDeviceCookie } from '../http/known-browser.ts'
import { useTestApi, type Answered } from '../testing/index.ts'

// Runs with production's limits behind one proxy, so that a test can send from many IP addresses.
const api = useTestApi({ env: { ...productionLimits, LIMIT_ACCOUNT: '30/60', TRUSTED_PROXY_HOPS: '1' } })

const refusedAs = (answer: Answered) => [answer.status, answer.body['code']]
const limited = [429, 'too_many_requests']
let places = 0
/** An IP address in networks that no earlier request of this file came from. */
const newPlace = () => `10.${(places += 1) >> 8}.${places & 255}.1`
const from = (place: string) => ({ 'X-Forwarded-For': place })
const logIn = (email: string, password: string, place: string, client = api.anonymous()) =>
  client.post('/auth/login', { email, password }, from(place))
const guess = async (email: string, place: string, times: number, client = api.anonymous()) => {
  const answers: Answered[] = []
  for (let time = 0; time < times; time += 1) answers.push(await logIn(email, `guess ${time}`, place, client))
  return answers
}
const statusesOf = (answers: readonly Answered[]) => answers.map(({ status }) => status)
const repeated = (status: number, times: number) => Array<number>(times).fill(status)
/** A browser that the account knows. */
const knownTo = ({ id }: { id: string }) => {
  const client = api.anonymous()
  client.cookies.set('known-80', makeDeviceCookie(api.env, id, api.clock.now()))
  return client
}

describe('wrong passwords from strange browsers', () => {
  it('are stopped after ten in an hour, wherever they come from, with what stays open', async () => {
    const { email } = await verifiedAccount(api.db)
    for (let time = 0; time < 10; time += 1)
      expect(statusesOf(await guess(email, newPlace(), 1))).toEqual([401])
    const answer = await logIn(email, TEST_PASSWORD, newPlace())
    expect(refusedAs(answer)).toEqual(limited)
    expect(answer.headers.get('Retry-After')).toBe('3600')
    expect(answer.body['error']).toMatch(
      /^Too many wrong passwords\. Wait 60 minutes, or sign in now in a browser you have used before, .* mailed/,
    )
    api.clock.advance({ minutes: 59, seconds: 59 })
    expect((await logIn(email, TEST_PASSWORD, newPlace())).headers.get('Retry-After')).toBe('1')
    api.clock.advance({ seconds: 1 })
    expect((await logIn(email, TEST_PASSWORD, newPlace())).status).toBe(200)
  })

  it('are stopped after thirty in a day, and after a hundred with no right one between', async () => {
    const { email, id } = await verifiedAccount(api.db)
    const admitted: number[] = []
    for (let day = 0; day < 4; day += 1) {
      let today = 0
      for (let hour = 0; hour < 4; hour += 1) {
        today += (await guess(email, newPlace(), 11)).filter(({ status }) => status === 401).length
        api.clock.advance({ hours: 1 })
      }
      admitted.push(today)
      api.clock.advance({ hours: 20 })
    }
    expect(admitted).toEqual([30, 30, 30, 10])
    api.clock.advance({ days: 2 })
    expect((await logIn(email, TEST_PASSWORD, newPlace())).status).toBe(429)
    // The owner's own browser opens it again, because the hundred were without a right one between.
    expect((await logIn(email, TEST_PASSWORD, newPlace(), knownTo({ id }))).status).toBe(200)
    expect((await logIn(email, TEST_PASSWORD, newPlace())).status).toBe(200)
  })

  it('still count after a right one, which itself counts in nothing', async () => {
    const { email } = await verifiedAccount(api.db)
    const place = newPlace()
    for (let round = 0; round < 3; round += 1) {
      await guess(email, place, 3)
      expect((await logIn(email, TEST_PASSWORD, place)).status).toBe(200)
    }
    expect(statusesOf(await guess(email, place, 2))).toEqual([401, 429])
  })

  it('asked all at once get no more tries', async () => {
    const { email } = await verifiedAccount(api.db)
    const answers = await Promise.all(Array.from({ length: 20 }, () => logIn(email, 'a guess', newPlace())))
    expect(statusesOf(answers).filter((status) => status === 401)).toHaveLength(10)
    expect(statusesOf(answers).filter((status) => status === 429)).toHaveLength(10)
  })

  it('count for the place that the trusted proxy names, whatever the caller claims', async () => {
    const place = newPlace()
    const addresses = Array.from({ length: 301 }, (_, index) => `claims-${index}@example.test`)
    const statuses: number[] = []
    for (const [claim, email] of addresses.entries())
      statuses.push((await logIn(email, 'a guess', `203.0.113.${claim % 250}, ${place}`)).status)
    expect(statuses).toEqual([...repeated(401, 300), 429])
  }, 60_000)

  it('count for the networks of an IPv6 address', async () => {
    const statuses: number[] = []
    for (let index = 0; index < 31; index += 1)
      statuses.push(
        (await logIn(`network-${index}@example.test`, 'a guess', `2001:db8:7:7::${index + 1}`)).status,
      )
    expect(statuses).toEqual([...repeated(401, 30), 429])
    expect((await logIn('network-40@example.test', 'a guess', '2001:db8:7:8::1')).status).toBe(401)
  })

  it('that are right for a planted sign-up alone count too, so that planting tells nothing for free', async () => {
    const { email } = await verifiedAccount(api.db)
    const waiting = await signUp(api.db, { email, passwordHash: await hashPassword('a planted one') })
    const answers = []
    for (let time = 0; time < 12; time += 1) answers.push(await logIn(email, 'a planted one', newPlace()))
    expect(statusesOf(answers).slice(10)).toEqual([429, 429])
    expect(waiting.email).toBe(email)
  })
})

describe('a browser that the account knows', () => {
  it('is untouched by any number of strangers', async () => {
    const account = await verifiedAccount(api.db)
    const [place, mine] = [newPlace(), knownTo(account)]
    await guess(account.email, place, 12)
    expect((await logIn(account.email, TEST_PASSWORD, place)).status).toBe(429)
    expect((await logIn(account.email, TEST_PASSWORD, place, mine)).status).toBe(200)
  })

  it('has ten wrong ones in a quarter of an hour by itself, and strangers as many as before', async () => {
    const account = await verifiedAccount(api.db)
    const [one, other] = [knownTo(account), knownTo(account)]
    expect(statusesOf(await guess(account.email, newPlace(), 11, one))).toEqual([...repeated(401, 10), 429])
    expect((await logIn(account.email, TEST_PASSWORD, newPlace(), other)).status).toBe(200)
    expect((await logIn(account.email, TEST_PASSWORD, newPlace())).status).toBe(200)
    api.clock.advance({ minutes: 15 })
    await guess(account.email, newPlace(), 9, one)
    expect((await logIn(account.email, TEST_PASSWORD, newPlace(), one)).status).toBe(200)
    await guess(account.email, newPlace(), 9, one)
    expect((await logIn(account.email, TEST_PASSWORD, newPlace(), one)).status).toBe(200)
  })

  it('is a stranger to every other account', async () => {
    const [account, other] = [await verifiedAccount(api.db), await verifiedAccount(api.db)]
    await guess(other.email, newPlace(), 10)
    expect((await logIn(other.email, TEST_PASSWORD, newPlace(), knownTo(account))).status).toBe(429)
  })
})

describe('mails', () => {
  it('are asked for without end and sent while no working link lies in the mailbox, known or not', async () => {
    const { email } = await verifiedAccount(api.db)
    const ask = (address: string) =>
      api.anonymous().post('/auth/forgot-password', { email: address }, from(newPlace()))
    for (const address of [email, 'no-account@example.test'])
      for (let time = 0; time < 20; time += 1) expect((await ask(address)).status).toBe(202)
    await api.answerMailRequests()
    const links = () => api.db.rows('select purpose from mail_tokens where email = ?', [email])
    expect(await links()).toEqual([{ purpose: 'reset-password' }])
    api.clock.advance({ minutes: 20 })
    await ask(email)
    await api.answerMailRequests()
    expect(await links()).toHaveLength(2)
  })

  it('verification links of an address are sent three times at the usual gap, then once in eight hours', async () => {
    const email = 'waits@example.test'
    await api.anonymous().post('/auth/signup', { email, password: TEST_PASSWORD }, from(newPlace()))
    const sentAfter = async (minutes: number) => {
      api.clock.advance({ minutes })
      await api.anonymous().post('/auth/resend-verification', { email }, from(newPlace()))
      await api.answerMailRequests()
      return (await api.db.rows('select purpose from mail_tokens where email = ?', [email])).length
    }
    expect(await sentAfter(0)).toBe(1)
    expect([await sentAfter(19), await sentAfter(1), await sentAfter(20)]).toEqual([1, 2, 3])
    expect([await sentAfter(20), await sentAfter(459), await sentAfter(1)]).toEqual([3, 3, 4])
  })

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
      expect(statusesOf(await guess(email, place, 11))).toEqual([...repeated(401, 10), 429])
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
    const answers = await guess('told@example.test', place, 11)
    expect(answers.map(rateHeaders)).toEqual(
      [9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0].map((left) => [
        '"login-hour";q=10;w=3600',
        `"login-hour";r=${left};t=3600`,
      ]),
    )
    api.clock.advance({ minutes: 10 })
    const [later] = await guess('told@example.test', place, 1)
    expect(later?.headers.get('RateLimit')).toBe('"login-hour";r=0;t=3000')
  })

  it('tell the same of known and unknown addresses, and the tightest of several limits', async () => {
    const { email } = await verifiedAccount(api.db)
    const ask = (address: string) =>
      api.anonymous().post('/auth/forgot-password', { email: address }, from(newPlace()))
    const [known, unknown] = [await ask(email), await ask('told-nobody@example.test')]
    expect(rateHeaders(known)).toEqual(['"mail-ip";q=100;w=3600', '"mail-ip";r=99;t=3600'])
    expect(rateHeaders(unknown)).toEqual(rateHeaders(known))
  })

  it('are absent where nothing is limited but everything', async () => {
    expect(rateHeaders(await api.anonymous().get('/config/public'))).toEqual([null, null])
  })
})
