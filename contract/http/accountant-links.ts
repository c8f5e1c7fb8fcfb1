import * as z from 'zod/mini'
import { mailToken } from './auth.ts'
import { draftAnswers } from './drafts.ts'
import { endpoint, idParams } from './endpoint.ts'
import { reader, timestamp } from './fields.ts'
import { shownResult, standing } from './submissions.ts'
import { worksheet } from './worksheets.ts'

/** How many days a link may run. */
export const linkDays = [7, 30, 90] as const

/** An accountant's link as its owner sees it: never the link itself, which is shown once, when it is made. */
const accountantLink = z.object({
  id: z.uuid(),
  /** Whom it is for, as typed. */
  reader: z.string(),
  createdAt: timestamp,
  expiresAt: timestamp,
  endedAt: z.nullable(timestamp),
  /**
   * `open`: whoever has it reads; `paused`: it opens nothing while the account is without Pro; `expired`: its days are
   * over; `ended`: by its owner; `ended-for-safety`: with a new password, or a change of who may get in.
   */
  state: z.enum(['open', 'paused', 'expired', 'ended', 'ended-for-safety']),
  /** How many times it was opened. */
  opened: z.number(),
  /** The newest fifty of them, newest first; the browser as people call it: "Chrome on Android". */
  openings: z.array(z.object({ at: timestamp, browser: z.string() })),
})
export type AccountantLink = z.infer<typeof accountantLink>

/** What a link shows: one calculation as Pro shows it, whose it is, and nothing else of the account [spec 29.4]. */
const sharedCalculation = z.object({
  taxpayer: z.object({ name: z.nullable(z.string()), tin: z.nullable(z.string()) }),
  /** Whom the link is for. */
  reader: z.string(),
  expiresAt: timestamp,
  answers: draftAnswers,
  result: shownResult,
  standing,
  completedAt: timestamp,
  /** What the worksheets of the calculation hold, in full. */
  worksheets: z.array(z.pick(worksheet, { kind: true, content: true })),
})
export type SharedCalculation = z.infer<typeof sharedCalculation>

export const listAccountantLinks = endpoint({
  method: 'GET',
  path: '/submissions/:id/links',
  access: 'verified',
  summary:
    'The accountant’s links of a calculation, newest first, at most fifty, and how many more the account may have.',
  status: 200,
  params: idParams,
  answer: z.object({ links: z.array(accountantLink), left: z.number() }),
})

export const makeAccountantLink = endpoint({
  method: 'POST',
  path: '/submissions/:id/links',
  access: 'verified',
  limits: [{ name: 'LIMIT_FILES', by: 'account', scope: 'links' }],
  summary:
    'Make a link by which one reader reads this calculation, for 7, 30 or 90 days. The address is in this answer alone. Pro only; needs a fresh sign-in; the owner is told. 409 link_limit past ten links that run.',
  status: 201,
  params: idParams,
  body: z.strictObject({ reader, days: z.literal([...linkDays], 'A link runs for 7, 30 or 90 days') }),
  answer: z.object({ link: accountantLink, address: z.string() }),
  errors: ['plan_required', 'reauthentication_required', 'link_limit'],
})

export const endAccountantLink = endpoint({
  method: 'DELETE',
  path: '/links/:id',
  access: 'verified',
  summary: 'End an accountant’s link now. One that is over already is answered alike.',
  status: 204,
  params: idParams,
})

export const openSharedCalculation = endpoint({
  method: 'POST',
  path: '/shared',
  access: 'anyone',
  limits: [{ name: 'LIMIT_SHARED', by: 'ip' }],
  summary:
    'Read the calculation that an accountant’s link shows. The opening is written down for its owner. 404 link_closed alike for a link that is unknown, expired, ended or closed.',
  status: 200,
  body: z.strictObject({ token: mailToken }),
  answer: sharedCalculation,
  errors: ['link_closed'],
})
