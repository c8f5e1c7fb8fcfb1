import * as z from 'zod'

/** So many in so many seconds. */
export interface Rate {
  count: number
  seconds: number
}

/** What each limit is in production when the environment says nothing, and what it counts [decision 0014]. */
const limits = {
  LIMIT_ACCOUNT: ['600/60', 'calls of one account'],
  LIMIT_IP: ['3000/60', 'calls without a session from one IP address; carriers share addresses'],
  LIMIT_LOGIN: ['10/900', 'wrong passwords in one browser known to the account, or in one session'],
  LIMIT_LOGIN_HOUR: ['10/3600', 'wrong passwords for one email address from all strange browsers together'],
  LIMIT_LOGIN_DAY: ['30/86400', 'the same, in a longer span'],
  LIMIT_LOGIN_UNBROKEN: ['100/31536000', 'the same, with no right password between'],
  LIMIT_LOGIN_IP: ['300/900', 'wrong passwords from strange browsers at one IPv4 address'],
  LIMIT_LOGIN_IPV6: ['30/900', 'wrong passwords from strange browsers in one IPv6 network (/64)'],
  LIMIT_CODES: ['5/600', 'wrong codes of a second factor, typed in one session'],
  LIMIT_OPERATOR: ['20/900', 'wrong passwords for the operator’s pages from one IP address'],
  LIMIT_SIGNUP: ['5/3600', 'sign-ups of one email address from one IP address'],
  LIMIT_MAIL: [
    '3/3600',
    'links about a change of one account’s address, and, from one place, mails that prove a link to it',
  ],
  LIMIT_FILES: ['10/3600', 'files made for one account, such as the download of all its data'],
  LIMIT_SHARED: ['120/900', 'openings of accountant’s links from one IP address'],
  LIMIT_REMINDERS: [
    '1000/3600',
    'reminders ended by mailed links from one IP address; mail providers share addresses',
  ],
  LIMIT_ASSISTANT: ['60/3600', 'questions of one account to the assistant'],
  LIMIT_TENI_TOKENS: [
    '200000/86400',
    'tokens of the language model for one account; beyond them the guide answers',
  ],
  LIMIT_MAIL_IP: ['100/3600', 'mails asked for from one IP address'],
} as const satisfies Record<string, readonly [rate: string, about: string]>

export type LimitName = keyof typeof limits

/** How much more is allowed outside production, where one person and many tests share one address. */
const GENEROUS = 100

const error = 'must be a count and seconds such as 5/900'

function parse(text: string): Rate {
  const [count = 0, seconds = 0] = text.split('/').map(Number)
  return { count, seconds }
}

const rate = (about: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,6}\/[1-9]\d{0,7}$/, { error })
    .transform(parse)
    .optional()
    .describe(`${about}, as count/seconds`)

/** The environment's variables for limits [security S10], each optional. */
export const limitVariables = Object.fromEntries(
  Object.entries(limits).map(([name, [, about]]) => [name, rate(about)]),
) as Record<LimitName, ReturnType<typeof rate>>

/** Production's values as the environment would give them: what a test at production values sets. */
export const productionLimits = Object.fromEntries(
  Object.entries(limits).map(([name, [text]]) => [name, text]),
) as Record<LimitName, string>

/** The rate in force: the environment's own, else production's, and a hundred times that outside production. */
export function rateOf(
  env: { readonly NODE_ENV: string } & { readonly [Name in LimitName]?: Rate | undefined },
  name: LimitName,
): Rate {
  const given = env[name]
  if (given) return given
  const { count, seconds } = parse(limits[name][0])
  return { count: env.NODE_ENV === 'production' ? count : count * GENEROUS, seconds }
}
