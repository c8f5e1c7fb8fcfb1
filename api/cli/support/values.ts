import { validate as isUuid } from 'uuid'
import { email as emailField } from '../../../contract/http/fields.ts'
import { queueNames } from '../../../contract/jobs/jobs.ts'
import { CommandError } from './exit-codes.ts'

const wrong = (message: string): CommandError => new CommandError('usage', message)

/** Normalises an email address typed on the command line. @throws CommandError that says how to correct it. */
export function readAddress(typed: string): string {
  const parsed = emailField.safeParse(typed)
  if (!parsed.success) throw wrong(`${parsed.error.issues[0]?.message ?? 'Type an email address'}.`)
  return parsed.data
}

/** Most rows of a list. */
const MOST = 500

/** Reads --limit, the number of rows a list shows. @throws CommandError unless it is from 1 to 500. */
export function readLimit(typed: string): number {
  const limit = Number(typed)
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST)
    throw wrong(`--limit must be a whole number from 1 to ${MOST}.`)
  return limit
}

/** An ISO 8601 timestamp that must carry a time zone, so that a deadline is not off by hours. */
const momentPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/

/** Reads a moment with its zone. @throws CommandError that names `flag`. */
export function readMoment(typed: string, flag: string): Date {
  const moment = new Date(typed)
  if (!momentPattern.test(typed) || Number.isNaN(moment.getTime()))
    throw wrong(`${flag} must be a moment with its zone, such as 2026-11-21T08:00+01:00.`)
  return moment
}

const matching = (pattern: RegExp, what: string) => (typed: string, flag: string) => {
  if (!pattern.test(typed)) throw wrong(`${flag} must be ${what}.`)
}

/** Whether it is an id by which Stripe knows a payment: its customer, its subscription or its invoice. */
export const isPayment = (typed: string): boolean => /^(cus|sub|in)_\w{1,100}$/.test(typed)

const id = (what: string) => (typed: string, flag: string) => {
  if (!isUuid(typed))
    throw wrong(`${flag} must be the id of ${what}, such as 01a1fcfb-9921-7458-be47-0f94a112240b.`)
}

/**
 * How a value is checked before anything is opened, by the word that stands for it in the usage. Each throws
 * CommandError for a value that cannot be meant.
 */
export const checks = {
  'email|id': (typed: string) => void (isUuid(typed) || readAddress(typed)),
  email: (typed: string) => void readAddress(typed),
  'email|id|payment': (typed: string) => void (isUuid(typed) || isPayment(typed) || readAddress(typed)),
  'email|customer': (typed: string) => void (isPayment(typed) || readAddress(typed)),
  calculation: id('a calculation'),
  way: (typed: string, flag: string) => {
    if (!isUuid(typed) && !/^(password|google|microsoft|passkey|authenticator)$/.test(typed))
      throw wrong(
        `${flag} must be the id of a way in, as user ways list names it, or its kind where there is one of it: google, microsoft, passkey.`,
      )
  },
  days: matching(/^([1-9]|[1-9]\d|[12]\d\d|3[0-5]\d|36[0-6])$/, 'a whole number of days from 1 to 366'),
  invoice: matching(/^in_\w{1,100}$/, 'the id of an invoice at Stripe: in_…'),
  job: matching(/^(?:[a-z-]+\/)?[\w:.-]{1,200}$/, 'the id of a job, as jobs failed lists it'),
  'job|all': matching(
    /^(?:[a-z-]+\/)?[\w:.-]{1,200}$/,
    'the id of a job, as jobs waiting lists it, or the word all',
  ),
  queue: matching(new RegExp(`^(${queueNames.join('|')})$`), `a queue: ${queueNames.join(', ')}`),
  customer: matching(
    /^(cus|sub)_\w{1,100}$/,
    'the id of a customer or subscription at Stripe: cus_… or sub_…',
  ),
  count: (typed: string) => void readLimit(typed),
  moment: (typed: string, flag: string) => void readMoment(typed, flag),
  action: matching(/^[a-z][a-z_]{2,63}$/, 'an action of the audit log, such as data_exported'),
  file: matching(/\S/, 'the path of a new file'),
} as const satisfies Readonly<Record<string, (typed: string, flag: string) => void>>

export type ValueName = keyof typeof checks

const isValueName = (name: string): name is ValueName => Object.hasOwn(checks, name)

/** The words in angle brackets of a usage or of an option's flags, in order. @throws where one has no check. */
export function valuesIn(usage: string): ValueName[] {
  return [...usage.matchAll(/<([^>]+)>/g)].map(([, name = '']) => {
    if (!isValueName(name)) throw new Error(`api/cli/support/values.ts has no check of <${name}>`)
    return name
  })
}
