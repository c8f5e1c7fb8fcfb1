import type { ReminderKind } from '../../contract/jobs/reminders.ts'
import { bytes, defineTable, internal, orNull, smallInteger, text, timestamp, uuid } from '../table.ts'

/** A reminder that a person asked for. It stays when it ends, so that the links of its mails go on to work. */
export const reminders = defineTable(
  'reminders',
  {
    /** Makes the link in its mails. */
    id: internal(uuid()),
    accountId: uuid(),
    kind: text<ReminderKind>(),
    chosenAt: timestamp(),
    /** Null while it runs. */
    endedAt: orNull(timestamp()),
    /** The reminder whose mailed link ended it; null when the owner did so in the account. */
    endedBy: internal(orNull(uuid())),
  },
  { download: { list: 'reminders', orderBy: 'chosenAt' } },
)

/** A reminder that went out, or its mail was on the way. */
export const remindersTold = defineTable(
  'reminders_told',
  {
    id: internal(uuid()),
    accountId: uuid(),
    kind: text<ReminderKind>(),
    /** Which one of its kind: the day and how long before, the renewal, or its own id for a change of the law. */
    about: text(),
    toldAt: timestamp(),
  },
  { download: { list: 'remindersTold', orderBy: 'toldAt' } },
)

/** What the law made of a kept calculation when it was last looked at: hashes, no amounts. */
export const lawFingerprints = defineTable(
  'law_fingerprints',
  {
    submissionId: uuid(),
    accountId: uuid(),
    answersHash: internal(bytes()),
    outcomeHash: internal(bytes()),
    /** How both hashes are made. */
    form: internal(smallInteger()),
    /** The mail that told of its last change. */
    toldId: internal(orNull(uuid())),
    seenAt: timestamp(),
  },
  { key: ['submissionId', 'accountId'], download: { list: 'lawWatched', orderBy: 'seenAt' } },
)
