import '../../../platform/testing/cheap-hashes.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { mailToken } from '../../../db/mail-link.ts'
import type { Account } from '../../../db/stores/accounts.ts'
import { mailTokenOf, paidAccount, submission, testAnswers } from '../../../db/testing/factories.ts'
import { TEST_NOW } from '../../../platform/testing/movable-clock.ts'
import { useTestApi, type ApiClient } from '../../testing/index.ts'

// Whatever owners, thieves of a session and the clock do, in any order: a link reads its own calculation while it runs,
// and nothing else, ever. After each step the answer to every token that was ever made is held against a model [security S65].

const api = useTestApi()
const DAY = 24 * 3_600_000
const PASSWORDS = ['nine purple yams', 'two orange looms'] as const

/** What the model knows of a link. */
interface Link {
  token: string
  id: string
  calculation: Calculation
  until: number
  isEnded: boolean
  opened: number
}

interface Calculation {
  id: string
  owner: Owner
  salary: number
  isThere: boolean
}

interface Owner {
  account: Account
  isThere: boolean
  isSealed: boolean
  proUntil: number
  resets: number
  calculations: Calculation[]
}

interface World {
  owners: Owner[]
  links: Link[]
}

/** Each thing that can happen, to the picked owner, calculation or link. */
const deeds = {
  'make a link': async ({ links }, pick) => {
    const calculation = pick(calculationsOf(pick(pick.owners)))
    const { owner, id } = calculation
    if (!owner.isThere) return
    const days = pick([7, 30, 90] as const)
    const client = await api.signedInAs(owner.account)
    const answer = await client.post(`/submissions/${id}/links`, { reader: 'Ngozi', days })
    const isAllowed = calculation.isThere && isPro(owner) && running(links, owner) < 10
    expect(answer.status === 201, answer.text).toBe(isAllowed)
    if (!isAllowed) return
    const { link, address } = answer.body as { link: { id: string }; address: string }
    const until = api.clock.now().getTime() + days * DAY
    links.push({ token: address.split('#')[1]!, id: link.id, calculation, until, isEnded: false, opened: 0 })
  },
  'end a link': async ({ links }, pick) => {
    if (links.length === 0) return
    const link = pick(links)
    const { owner } = link.calculation
    if (!owner.isThere || !link.calculation.isThere) return
    const answer = await (await api.signedInAs(owner.account)).delete(`/links/${link.id}`)
    expect(answer.status).toBe(204)
    end([link])
  },
  'end a link of another': async ({ links }, pick) => {
    if (links.length === 0) return
    const link = pick(links)
    const other = pick(pick.owners)
    if (other === link.calculation.owner || !other.isThere) return
    const answer = await (await api.signedInAs(other.account)).delete(`/links/${link.id}`)
    expect(answer.status).toBe(404)
  },
  'change the answers': async (_, pick) => {
    const calculation = pick(calculationsOf(pick(pick.owners)))
    if (!calculation.owner.isThere || !calculation.isThere) return
    calculation.salary += 1_000
    const answers = { ...testAnswers, salary: calculation.salary }
    const client = await api.signedInAs(calculation.owner.account)
    expect((await client.put(`/submissions/${calculation.id}`, { answers })).status).toBe(200)
  },
  'delete the calculation': async (_, pick) => {
    const calculation = pick(calculationsOf(pick(pick.owners)))
    if (!calculation.owner.isThere || !calculation.isThere) return
    await (await api.signedInAs(calculation.owner.account)).delete(`/submissions/${calculation.id}`)
    calculation.isThere = false
  },
  'delete the account': async (_, pick) => {
    const owner = pick(pick.owners)
    if (!owner.isThere) return
    expect((await (await api.signedInAs(owner.account)).delete('/users/me')).status).toBe(204)
    owner.isThere = false
  },
  'Pro ends': async (_, pick) => setPro(pick(pick.owners), api.clock.now()),
  'Pro begins': async (_, pick) => setPro(pick(pick.owners), new Date(api.clock.now().getTime() + 50 * DAY)),
  'the account is sealed': async (_, pick) => {
    const owner = pick(pick.owners)
    owner.isSealed = true
    await api.db.rows('update accounts set sealed_at = ? where id = ?', [api.clock.now(), owner.account.id])
  },
  'choose a new password by mail': async ({ links }, pick) => {
    const owner = pick(pick.owners)
    if (!owner.isThere || owner.isSealed) return
    const about = { accountId: owner.account.id, purpose: 'reset-password' as const }
    const expiresAt = new Date(api.clock.now().getTime() + 3_600_000)
    const id = await mailTokenOf(api.db, api.env.TOKEN_KEY, { ...about, expiresAt })
    const token = mailToken(api.env.TOKEN_KEY, about.purpose, id)
    const password = PASSWORDS[owner.resets % 2]
    owner.resets += 1
    const answer = await api.anonymous().post('/auth/reset-password', { token, password })
    expect(answer.status, answer.text).toBe(204)
    end(links.filter(({ calculation }) => calculation.owner === owner))
  },
  'sign out everywhere else': async (_, pick) => {
    const owner = pick(pick.owners)
    if (owner.isThere) await (await api.signedInAs(owner.account)).delete('/auth/sessions')
  },
  'an hour passes': async () => api.clock.advance({ hours: 1 }),
  'days pass': async (_, pick) => api.clock.advance({ days: pick([1, 7, 23, 60] as const) }),
} satisfies Record<string, (world: World, pick: Pick) => Promise<void>>

type Deed = keyof typeof deeds

/** Picks by numbers that were drawn. */
interface Pick {
  <Of>(from: readonly Of[]): Of
  owners: readonly Owner[]
}

const calculationsOf = ({ calculations }: Owner) => calculations
const isPro = ({ proUntil }: Owner) => proUntil > api.clock.now().getTime()
const isOver = ({ isEnded, until }: Link) => isEnded || until <= api.clock.now().getTime()
const running = (links: readonly Link[], owner: Owner) =>
  links.filter((link) => link.calculation.owner === owner && link.calculation.isThere && !isOver(link)).length
const end = (links: readonly Link[]) => {
  for (const link of links) link.isEnded ||= !isOver(link)
}
async function setPro(owner: Owner, until: Date): Promise<void> {
  owner.proUntil = until.getTime()
  await api.db.rows('update accounts set subscription_active_until = ? where id = ?', [
    until,
    owner.account.id,
  ])
}

/** Whether the model says that a link reads. */
const reads = (link: Link): boolean => {
  const { calculation } = link
  const { owner } = calculation
  return !isOver(link) && calculation.isThere && owner.isThere && isPro(owner) && !owner.isSealed
}

async function begin(): Promise<World> {
  api.clock.set(TEST_NOW)
  const owners = await Promise.all(
    ['Adaeze', 'Bola'].map(async (firstName): Promise<Owner> => {
      const account = await paidAccount(api.db, { firstName })
      const of = { account, isThere: true, isSealed: false, resets: 0, calculations: [] }
      return { ...of, proUntil: account.subscriptionActiveUntil!.getTime() }
    }),
  )
  let salary = 3_000_000
  for (const owner of owners)
    for (const _each of [1, 2]) {
      salary += 1_111_111
      const answers = { ...testAnswers, salary }
      const { id } = await submission(api.db, { accountId: owner.account.id, answers })
      owner.calculations.push({ id, owner, salary, isThere: true })
    }
  return { owners, links: [] }
}

/** Holds what every token opens against the model. */
async function demandModel({ owners, links }: World, reader: ApiClient): Promise<void> {
  for (const link of links) {
    const { status, text, body } = await reader.post('/shared', { token: link.token })
    if (!reads(link)) {
      expect([status, body['code']]).toEqual([404, 'link_closed'])
      continue
    }
    link.opened += 1
    const { owner, salary } = link.calculation
    expect([status, body['answers'], body['taxpayer']]).toMatchObject([
      200,
      { salary },
      { name: `${owner.account.firstName} Okafor` },
    ])
    const others = owners.flatMap(calculationsOf).filter((one) => one !== link.calculation)
    const ofOthers = others.flatMap(({ id, salary: other }) => [id, `"salary":${other}`])
    const ids = owners.flatMap(({ account: { id, email } }) => [id, email])
    for (const secret of [...ofOthers, ...ids, link.calculation.id, link.id])
      expect(text).not.toContain(secret)
  }
  const rows = await api.db.rows('select id, opened from accountant_links')
  const counts = new Map(rows.map(({ id, opened }) => [id, opened]))
  for (const link of links.filter(({ calculation }) => calculation.isThere && calculation.owner.isThere))
    expect(counts.get(link.id)).toBe(link.opened)
}

const names = Object.keys(deeds) as Deed[]
const step = fc.record({
  // Links are made and days pass more often than accounts go.
  deed: fc.constantFrom<Deed>(...names, 'make a link', 'make a link', 'make a link', 'days pass'),
  picks: fc.array(fc.nat(), { minLength: 4, maxLength: 4 }),
})

test(
  'in every history a link reads its own calculation while it runs, and nothing else',
  { timeout: 60_000 },
  async () => {
    let [read, refused] = [0, 0]
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 18, size: 'max' }), async (steps) => {
        const world = await begin()
        for (const { deed, picks } of steps) {
          let at = 0
          const pick = Object.assign(<Of>(from: readonly Of[]) => from[picks[at++ % 4]! % from.length]!, {
            owners: world.owners,
          })
          await deeds[deed](world, pick)
          await demandModel(world, api.anonymous())
        }
        const readable = world.links.filter(reads).length
        read += readable
        refused += world.links.length - readable
      }),
      { numRuns: 40, seed: 23 },
    )
    // Both were tried.
    expect(Math.min(read, refused)).toBeGreaterThan(10)
  },
)
