import { expect } from 'vitest'
import { mailToken } from '../../../../db/mail-link.ts'
import { mailTokenOf, testAnswers } from '../../../../db/testing/factories.ts'
import { isOver, isPro, type Link, type Owner, type TestApi, type World } from './world.ts'

const DAY = 24 * 3_600_000
const PASSWORDS = ['nine purple yams', 'two orange looms'] as const

/** Picks by numbers that were drawn. */
interface Pick {
  <Of>(from: readonly Of[]): Of
  owners: readonly Owner[]
}

/** Makes a function that picks by these numbers, in turn. */
export function picking(picks: readonly number[], { owners }: World): Pick {
  let at = 0
  const pick = <Of>(from: readonly Of[]): Of => {
    const number = picks[at % picks.length] ?? 0
    at += 1
    return from[number % from.length]!
  }
  return Object.assign(pick, { owners })
}

const now = ({ clock }: TestApi): number => clock.now().getTime()

const running = (links: readonly Link[], owner: Owner, at: number): number =>
  links.filter((link) => link.calculation.owner === owner && link.calculation.isThere && !isOver(link, at))
    .length

function end(links: readonly Link[], at: number): void {
  for (const link of links) link.isEnded ||= !isOver(link, at)
}

async function setPro({ db }: TestApi, owner: Owner, until: Date): Promise<void> {
  owner.proUntil = until.getTime()
  await db.rows('update accounts set subscription_active_until = ? where id = ?', [until, owner.account.id])
}

/** Each thing that can happen, to the picked owner, calculation or link. */
export const deedsOn = (api: TestApi) =>
  ({
    'make a link': async ({ links }, pick) => {
      const calculation = pick(pick(pick.owners).calculations)
      const { owner, id } = calculation
      if (!owner.isThere) return
      const days = pick([7, 30, 90] as const)
      const client = await api.signedInAs(owner.account)
      const answer = await client.post(`/submissions/${id}/links`, { reader: 'Ngozi', days })
      const isAllowed = calculation.isThere && isPro(owner, now(api)) && running(links, owner, now(api)) < 10
      expect(answer.status === 201, answer.text).toBe(isAllowed)
      if (!isAllowed) return
      const { link, address } = answer.body as { link: { id: string }; address: string }
      const until = api.clock.now().getTime() + days * DAY
      links.push({
        token: address.split('#')[1]!,
        id: link.id,
        calculation,
        until,
        isEnded: false,
        opened: 0,
      })
    },
    'end a link': async ({ links }, pick) => {
      if (links.length === 0) return
      const link = pick(links)
      const { owner } = link.calculation
      if (!owner.isThere || !link.calculation.isThere) return
      const answer = await (await api.signedInAs(owner.account)).delete(`/links/${link.id}`)
      expect(answer.status).toBe(204)
      end([link], now(api))
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
      const calculation = pick(pick(pick.owners).calculations)
      if (!calculation.owner.isThere || !calculation.isThere) return
      calculation.salary += 1_000
      const answers = { ...testAnswers, salary: calculation.salary }
      const client = await api.signedInAs(calculation.owner.account)
      expect((await client.put(`/submissions/${calculation.id}`, { answers })).status).toBe(200)
    },
    'delete the calculation': async (_, pick) => {
      const calculation = pick(pick(pick.owners).calculations)
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
    'Pro ends': async (_, pick) => setPro(api, pick(pick.owners), api.clock.now()),
    'Pro begins': async (_, pick) =>
      setPro(api, pick(pick.owners), new Date(api.clock.now().getTime() + 50 * DAY)),
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
      end(
        links.filter(({ calculation }) => calculation.owner === owner),
        now(api),
      )
    },
    'sign out everywhere else': async (_, pick) => {
      const owner = pick(pick.owners)
      if (owner.isThere) await (await api.signedInAs(owner.account)).delete('/auth/sessions')
    },
    'an hour passes': async () => {
      api.clock.advance({ hours: 1 })
    },
    'days pass': async (_, pick) => {
      api.clock.advance({ days: pick([1, 7, 23, 60] as const) })
    },
  }) satisfies Record<string, (world: World, pick: Pick) => Promise<void>>
