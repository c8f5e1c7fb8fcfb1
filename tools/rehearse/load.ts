import { setTimeout as pause } from 'node:timers/promises'
import { requestMails } from '../faults/testing/mail-requests.ts'
import { startWriters } from '../faults/testing/writers.ts'
import type { House } from './house/index.ts'
import type { Seen } from './judge.ts'

/** How many people save, how long each rests between two saves in milliseconds, and how many ask for a mail, one a fifth of a second. */
const WRITERS = 8
const REST = 20
const ASKERS = 25
const ASK_EVERY = 200

/** How long the load runs before something happens, and after it, in milliseconds. */
const SETTLE = 1_500

/** Longest that a mail may take, in milliseconds. */
const LONGEST_MAIL = 300_000

/** Drafts as they are kept, by id. */
async function keptDrafts(house: House): Promise<Map<string, number>> {
  const kept = await house.rows('select id, answers from drafts')
  return new Map(
    kept.map(({ id, answers }) => [String(id), Number((answers as { salary?: string }).salary ?? 0)]),
  )
}

/** How many requests for mails are not answered, and mails not sent. */
async function mailsWaiting(house: House): Promise<number> {
  const [row] = await house.rows(`
    select (select count(*) from mail_requests) + (select count(*) from outbox o
      join mail_tokens t on t.id = (o.payload ->> 'mailTokenId')::uuid
      where t.superseded_at is null
        and not exists (select 1 from mail_deliveries d where d.outbox_id = o.id)) as n`)
  return Number(row?.['n'])
}

/** Puts people on the house while something happens to it. @returns what they were told, and what is kept. */
export async function under(house: House, happen: () => Promise<void>): Promise<Seen> {
  const ports = () => [house.proxy.port]
  const writers = startWriters(await house.people(WRITERS), ports, REST)
  const askers = await house.people(ASKERS)
  const asking = requestMails(askers, ports, ASK_EVERY)
  await pause(SETTLE)
  const happenedAt = performance.now()
  await happen()
  const tookMs = performance.now() - happenedAt
  await pause(SETTLE)
  const promised = await asking
  await writers.stop()
  const asked = performance.now()
  while ((await mailsWaiting(house)) > 0 && performance.now() - asked < LONGEST_MAIL) await pause(200)
  return {
    outcomes: writers.outcomes,
    written: writers.history,
    kept: await keptDrafts(house),
    mails: house.mailServer.mails.filter(({ to }) =>
      askers.some(({ account }) => account.email === to?.[0]?.address),
    ),
    promised,
    tookMs,
    mailsMs: performance.now() - asked,
  }
}
