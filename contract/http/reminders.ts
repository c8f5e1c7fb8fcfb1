import * as z from 'zod/mini'
import { reminderKinds } from '../jobs/reminders.ts'
import { endpoint } from './endpoint.ts'

const kind = z.enum(reminderKinds, 'kind is employer, return, renewal or law')

/** Which reminders run. */
const running = z.object({ on: z.array(z.enum(reminderKinds)) })

/** The token of a mailed link: the kind in the open, then 48 bytes that only we can make. */
const token = z
  .string('The link has no token: open it from the mail again')
  .check(
    z.regex(
      /^(employer|return|renewal|law)\.[\w-]{64}$/,
      'The link is not whole: open it from the mail again',
    ),
  )

export const readReminders = endpoint({
  method: 'GET',
  path: '/users/me/reminders',
  access: 'verified',
  summary: 'Which reminders by mail run: none unless the person asked for it.',
  status: 200,
  answer: running,
})

export const chooseReminder = endpoint({
  method: 'PUT',
  path: '/users/me/reminders',
  access: 'verified',
  summary: 'Have a reminder run, or end it. The early word of a renewal is for Pro.',
  status: 200,
  body: z.strictObject({ kind, on: z.boolean('on is true or false') }),
  answer: running,
  errors: ['plan_required'],
})

export const changeByLink = endpoint({
  method: 'POST',
  path: '/reminders/link',
  access: 'anyone',
  limits: [{ name: 'LIMIT_REMINDERS', by: 'ip' }],
  summary:
    'What the link in a reminder does: ends it, ends all, or brings back within a day what the link ended. Needs no session, and answers alike for a used and for an unknown link.',
  status: 200,
  body: z.strictObject({ token, change: z.enum(['end', 'end-all', 'undo'], 'end, end-all or undo') }),
  answer: z.object({ kind: z.enum(reminderKinds) }),
})

export const endByOneClick = endpoint({
  method: 'POST',
  path: '/reminders/one-click',
  access: 'anyone',
  signed: true,
  limits: [{ name: 'LIMIT_REMINDERS', by: 'ip', scope: 'one-click' }],
  summary:
    'For mail programs (RFC 8058): ends the reminder that the address names. Its signature stands in the address; the body is not looked at.',
  status: 200,
  query: z.strictObject({ token }),
  answer: z.object({ ok: z.literal(true) }),
})

export const openOneClick = endpoint({
  method: 'GET',
  path: '/reminders/one-click',
  access: 'anyone',
  summary: 'The same address opened by a person: changes nothing and leads to the page /reminders.',
  status: 302,
  query: z.strictObject({ token }),
})
