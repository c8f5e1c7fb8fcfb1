import * as z from 'zod/mini'

/** For mails with a link: the mail token from whose row the link is made. */
const link = { mailTokenId: z.uuid() }

/** For mails about money: the billing notice that holds amount and dates. */
const notice = { billingNoticeId: z.uuid() }

/** Every mail, by its name in templates/email, with the ids that it needs besides the account. No personal data. */
export const mails = {
  'verify-email': link,
  'already-registered': {},
  'reset-password': link,
  'password-changed': {},
  'change-email': link,
  'undo-email-change': link,
  'link-identity': link,
  'payment-receipt': notice,
  'payment-failed': notice,
  'renewal-reminder': notice,
  report: { submissionId: z.uuid() },
} as const satisfies Record<string, z.core.$ZodShape>

export type MailName = keyof typeof mails

/** What every mail's payload has. */
const common = {
  /** The account it goes to: the address is read when the mail is sent. */
  accountId: z.uuid(),
  /** The request that asked for it, carried into logs and the mail's headers. */
  requestId: z.optional(z.string()),
}

type Ids<Shape> = { [Id in keyof Shape]: Shape[Id] extends z.ZodMiniType<infer Value> ? Value : never }
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
