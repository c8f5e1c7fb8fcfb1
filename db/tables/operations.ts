import {
  boolean,
  bytes,
  defineTable,
  internal,
  json,
  timestamp,
  orNull,
  smallInteger,
  text,
  uuid,
} from '../table.ts'

/** An event on its way to its queue. */
export const outbox = defineTable(
  'outbox',
  {
    id: uuid(),
    job: text(),
    payload: json<Record<string, unknown>>(),
    accountId: orNull(uuid()),
    createdAt: timestamp(),
    publishedAt: orNull(timestamp()),
  },
  // Ids alone, gone within a week.
  { place: 'journal', download: null },
)

/** A mail that the mail server took over. */
export const mailDeliveries = defineTable(
  'mail_deliveries',
  {
    /** The event that asked for the mail. */
    outboxId: internal(uuid()),
    accountId: orNull(uuid()),
    /** Which mail, a name of contract/jobs/mails.ts, or one of an earlier version. */
    mail: text(),
    messageId: text(),
    sentAt: timestamp(),
  },
  { place: 'journal', key: ['outboxId'], download: { list: 'mails', orderBy: 'sentAt' } },
)

/** A mail that the mail server refused for good. */
export const mailRefusals = defineTable(
  'mail_refusals',
  {
    /** The event that asked for the mail. */
    outboxId: internal(uuid()),
    accountId: orNull(uuid()),
    /** Which mail, a name of contract/jobs/mails.ts, or one of an earlier version. */
    mail: text(),
    /** From 500 to 599; null when the address cannot be written in SMTP at all. */
    smtpCode: orNull(smallInteger()),
    /** Whether the address was refused, not the sender or what the mail says. */
    ofRecipient: boolean(),
    refusedAt: timestamp(),
  },
  { place: 'journal', key: ['outboxId'], download: { list: 'refusedMails', orderBy: 'refusedAt' } },
)

/** One line of the audit log: who did what, to which account, when. */
export const auditLog = defineTable(
  'audit_log',
  {
    id: internal(uuid()),
    at: timestamp(),
    actor: text(),
    action: text(),
    accountId: orNull(uuid()),
    requestId: orNull(text()),
    detail: json<Record<string, unknown>>(),
    /** IP address of the request; emptied after 90 days. */
    source: orNull(text()),
    /** Keyed hash of its network. */
    network: internal(orNull(bytes())),
    /** What its sender called it. */
    upstreamId: internal(orNull(text())),
    /** Whether an attempt came from a browser that the account knows. */
    knownBrowser: orNull(boolean()),
    /** What was shown, or was missing: a password, a provider, a passkey. */
    factor: orNull(text()),
    /** Why something was refused. */
    reason: orNull(text()),
  },
  { place: 'journal', download: { list: 'events', orderBy: 'at' } },
)

/** A worker process and when it last said that it works. */
export const workerHeartbeats = defineTable('worker_heartbeats', {
  /** Made by the process at its start. */
  id: uuid(),
  /** The product's version that it runs. */
  version: text(),
  /** When it began to work; later than `seenAt` while it starts. */
  startedAt: timestamp(),
  seenAt: timestamp(),
  /** Whether it has a browser that prints; null while it has not tried. */
  canPrint: orNull(boolean()),
  /** Since when that is so; null while it has not tried. */
  canPrintSince: orNull(timestamp()),
  /** When it stopped as it was told to; null while it runs, and for ever of one that was killed. */
  stoppedAt: orNull(timestamp()),
})

/** A key that outlives every rotation of a secret. */
export const productKeys = defineTable('product_keys', { name: text(), secret: text() }, { key: ['name'] })

/** A scheduled job and when it was last done. */
export const scheduleRuns = defineTable(
  'schedule_runs',
  {
    job: text(),
    /** When a worker first scheduled it. */
    scheduledAt: timestamp(),
    /** Null until it was done once. */
    doneAt: orNull(timestamp()),
  },
  { key: ['job'] },
)
