import * as z from 'zod/mini'

/** For mails to the owner of an account: its address is read when the mail is sent. */
const account = { accountId: z.uuid() }

/** For mails with a link or code: the mail token from whose row it is made, and which names the address. */
const link = { mailTokenId: z.uuid() }

/** For mails about money: the billing notice that holds amount and dates. */
const notice = { ...account, billingNoticeId: z.uuid() }

/** For mails to whoever paid at Stripe and named no account: Stripe knows the address. */
const payer = { customerId: z.string().check(z.regex(/^cus_\w{1,250}$/)) }

/** For reminders that a person asked for: the record of what is told. */
const reminder = { ...account, reminderId: z.uuid() }

/** Every mail, by its name in templates/email, with the ids that it needs. No personal data. */
export const mails = {
  /** No account yet; the version before had one, and its mails may still wait in the queue. */
  'verify-email': { ...link, accountId: z.optional(z.uuid()) },
  'already-registered': account,
  'reset-password': { ...account, ...link },
  'change-email': { ...account, ...link },
  'email-change-asked': { ...account, ...link },
  'link-identity': { ...account, ...link },
  'know-browser': { ...account, ...link },
  'confirm-code': { ...account, ...link },
  /** To the account's address, or to the one that it had before. */
  'security-notice': {
    ...account,
    securityEventId: z.uuid(),
    to: z.optional(z.literal('old address')),
  },
  /** Open links that undid a change of address died when such links were abolished. */
  'undo-links-ended': account,
  /** To the address of an account that its person deleted; the request holds it until the mail is handed over. */
  'account-deleted': {
    mailRequestId: z.uuid(),
    /** The entry of the deletion; mails of the version before have none. */
    auditId: z.optional(z.uuid()),
  },
  /** To the owner of an account that is erased soon because nobody uses it. */
  'account-unused': account,
  'payment-unmatched': payer,
  'unmatched-returned': payer,
  'payment-receipt': notice,
  'payment-failed': notice,
  'money-returned': notice,
  'refund-failed': notice,
  'payment-lost': notice,
  'renewal-reminder': notice,
  'renewal-cancelled': notice,
  'renewal-resumed': notice,
  'pro-ended': notice,
  'pro-restored': notice,
  'remind-employer': reminder,
  'remind-return': reminder,
  'remind-renewal': reminder,
  'remind-law': reminder,
  report: { ...account, submissionId: z.uuid() },
} as const satisfies Record<string, z.core.$ZodShape>

export type MailName = keyof typeof mails

/** What every mail's payload has. */
const common = {
  /** The request that asked for it, carried into logs and the mail's headers. */
  requestId: z.optional(z.string()),
}

type Ids<Shape extends z.core.$ZodShape> = z.infer<z.ZodMiniObject<Shape>>
type Payloads = {
  [Name in MailName]: { mail: Name } & z.infer<z.ZodMiniObject<typeof common>> & Ids<(typeof mails)[Name]>
}

/** Payload of the job that sends a mail: of this mail, or of any. */
export type MailPayload<Name extends MailName = MailName> = Payloads[Name]

/** Mails whose payload has this id. */
export type MailWith<Id extends string> = {
  [Name in MailName]: Id extends keyof (typeof mails)[Name] ? Name : never
}[MailName]

const payloads = Object.entries(mails).map(([mail, ids]) =>
  z.strictObject({ mail: z.literal(mail), ...common, ...ids }),
)

/** One payload for each mail, told apart by `mail`. */
export const mailPayload = z.discriminatedUnion(
  'mail',
  payloads as [(typeof payloads)[number], ...typeof payloads],
) as unknown as z.ZodMiniType<MailPayload>
