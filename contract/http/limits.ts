/** The limits that an environment sets, by name; api/http/limits.ts holds this list equal to platform/rates.ts by type. */
export type LimitName =
  | 'LIMIT_ACCOUNT'
  | 'LIMIT_IP'
  | 'LIMIT_LOGIN'
  | 'LIMIT_LOGIN_HOUR'
  | 'LIMIT_LOGIN_DAY'
  | 'LIMIT_LOGIN_UNBROKEN'
  | 'LIMIT_LOGIN_IP'
  | 'LIMIT_CODES'
  | 'LIMIT_LOGIN_IPV6'
  | 'LIMIT_OPERATOR'
  | 'LIMIT_SIGNUP'
  | 'LIMIT_MAIL'
  | 'LIMIT_MAIL_IP'
  | 'LIMIT_FILES'
  | 'LIMIT_REMINDERS'
  | 'LIMIT_ASSISTANT'
  | 'LIMIT_SHARED'
  | 'LIMIT_TENI_TOKENS'

/**
 * What is counted together: calls from one IP address and, more generously, from the networks around it; about one
 * email address; of one account or session.
 */
export type LimitKey = 'ip' | 'email' | 'email+ip' | 'account' | 'session'

/** A limit that every call of an endpoint counts in, after it was validated and before its handler runs. */
export interface CallLimit<Key extends LimitKey = LimitKey> {
  name: LimitName
  /** `email` is that of the body, `account` and `session` are the caller's. */
  by: Key
  /** Counts apart from other endpoints that name the same limit. */
  scope?: string
  counts?: 'calls'
}

/** A limit that only some calls count in: the handler counts, because it alone knows which. */
export interface HandlerLimit {
  name: LimitName
  by: LimitKey | 'known browser' | 'account+ip'
  /** Beyond `mails` nothing is refused, and nothing sent. */
  counts: 'wrong passwords' | 'wrong codes' | 'mails' | 'files made anew' | 'tokens of the model'
}

export type Limit = CallLimit | HandlerLimit

/** Names of the limits that a handler counts in itself. */
export type HandlerLimitName<Limits extends readonly Limit[]> = Extract<
  Limits[number],
  { counts: HandlerLimit['counts'] }
>['name']

/** What every call counts in: the account's own limit when somebody is signed in, else that of the address. */
export const generalLimits = {
  signedIn: { name: 'LIMIT_ACCOUNT', by: 'account' },
  anonymous: { name: 'LIMIT_IP', by: 'ip' },
} as const satisfies Record<string, CallLimit>

/** The operator's pages, which are no endpoints. */
export const operatorPages = {
  limits: [{ name: 'LIMIT_OPERATOR', by: 'ip', counts: 'wrong passwords' }],
} as const satisfies { limits: readonly HandlerLimit[] }
