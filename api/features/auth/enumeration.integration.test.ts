import { describe, expect, it } from 'vitest'
import { TEST_PASSWORD, verifiedAccount } from '../../../db/testing/factories.ts'
import { hashAsUsual } from '../../../platform/testing/cheap-hashes.ts'
import { useTestApi, type Answered } from '../../testing/index.ts'

const api = useTestApi()
hashAsUsual()

/** The response as a stranger sees it, without the parts that differ on every call. */
const visibleToStranger = ({ status, body, headers }: Answered) => [
  status,
  { ...body, requestId: undefined },
  [...headers.keys()].toSorted(),
]
const logIn = (email: string, password: string) => api.anonymous().post('/auth/login', { email, password })
const signUp = async (email: string, password: string) => {
  const answer = await api.anonymous().post('/auth/signup', { email, password })
  await api.answerMailRequests()
  return answer
}
let addresses = 0
const nobody = () => `nobody-${(addresses += 1)}@example.test`

describe('a stranger who signs up with an address and then logs in', () => {
  it('is told the same whether the address has an account or not', async () => {
    const owners = [
      (await verifiedAccount(api.db)).email,
      // A Google account, which has no password.
      (await verifiedAccount(api.db, { authProvider: 'google', passwordHash: null })).email,
    ]
    for (const owned of owners) {
      const free = nobody()
      const steps = [
        (email: string) => logIn(email, 'a first guess'),
        (email: string) => signUp(email, 'three blue gourds'),
        (email: string) => logIn(email, 'three blue gourds'),
        (email: string) => logIn(email, 'three red gourds'),
        (email: string) => signUp(email, 'another quiet river'),
        (email: string) => logIn(email, 'another quiet river'),
        (email: string) => logIn(email, 'three blue gourds'),
        (email: string) => api.anonymous().post('/auth/resend-verification', { email }),
        (email: string) => api.anonymous().post('/auth/forgot-password', { email }),
      ]
      const statuses: number[] = []
      for (const step of steps) {
        const [ofOwned, ofFree] = [await step(owned), await step(free)]
        expect(visibleToStranger(ofOwned)).toEqual(visibleToStranger(ofFree))
        statuses.push(ofOwned.status)
      }
      expect(statuses).toEqual([401, 202, 403, 401, 202, 403, 403, 202, 202])
    }
  })

  it('gets no link to the owner’s account, and the owner signs in as before', async () => {
    const { id, email } = await verifiedAccount(api.db)
    const before = (await api.mails()).length
    await signUp(email, 'three blue gourds')
    api.clock.advance({ minutes: 20 })
    await api.anonymous().post('/auth/resend-verification', { email })
    await api.answerMailRequests()
    expect((await api.mails()).slice(before).filter(({ mail }) => mail === 'verify-email')).toEqual([])
    expect((await api.mails(id)).map(({ mail }) => mail)).toEqual([
      'already-registered',
      'already-registered',
    ])
    expect(await api.db.rows('select id from accounts where email = ?', [email])).toEqual([{ id }])
    expect((await logIn(email, TEST_PASSWORD)).body).toMatchObject({ user: { id } })
  })

  it('leaves nothing behind when the owner deletes the account', async () => {
    const owner = await verifiedAccount(api.db)
    await signUp(owner.email, 'three blue gourds')
    await (await api.signedInAs(owner)).delete('/users/me')
    for (const table of ['accounts', 'sign_ups', 'mail_tokens'])
      expect(await api.db.rows(`select 1 from ${table} where email = ?`, [owner.email]), table).toEqual([])
  })
})

/** Microseconds of this process's processor time: hashing is done in its threads, and what else the machine does is not in it. */
function processorTime(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since)
  return user + system
}

/** The least processor time of seven wrong logins, after a warm-up, in microseconds. */
async function wrongLogin(email: string): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 8; round += 1) {
    const started = process.cpuUsage()
    expect((await logIn(email, `wrong guess ${round}`)).status).toBe(401)
    if (round > 0) times.push(processorTime(started))
  }
  return Math.min(...times)
}

describe('the work of a login', () => {
  it('does not grow with the sign-ups that wait', async () => {
    const crowded = nobody()
    for (let index = 0; index < 10; index += 1) await signUp(crowded, `green gourd number ${index}`)
    expect((await logIn(crowded, 'green gourd number 0')).status).toBe(403)
    const alone = await wrongLogin(nobody())
    // Ten hashes would be ten times the work.
    expect(await wrongLogin(crowded)).toBeLessThan(alone * 2.5)
  })
})
