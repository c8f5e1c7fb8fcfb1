import { bytes, defineTable, integer, internal, json, orNull, text, timestamp, uuid } from '../table.ts'

/** Why a link ended before its day: its owner ended it, or it went with a new password or a change of who may get in. */
export type LinkEndedBecause = 'owner' | 'safety'

/** One time that somebody opened a link. */
export interface LinkOpening {
  /** ISO 8601 in UTC. */
  at: string
  /** What the browser calls itself; null when it says nothing. */
  userAgent: string | null
}

/** A link by which one reader reads one kept calculation, until it expires or is ended. */
export const accountantLinks = defineTable(
  'accountant_links',
  {
    id: uuid(),
    accountId: uuid(),
    submissionId: uuid(),
    /** SHA-256 of the token, which stands in the link alone. */
    tokenHash: internal(bytes()),
    /** Whom it is for, as its owner typed it. */
    reader: text(),
    createdAt: timestamp(),
    expiresAt: timestamp(),
    endedAt: orNull(timestamp()),
    endedBecause: orNull(text<LinkEndedBecause>()),
    /** How many times it was opened in all. */
    opened: integer(),
    /** The newest of them, at most `openingsKept`, newest first. */
    openings: json<LinkOpening[]>(),
  },
  { place: 'directory', download: { list: 'accountantLinks', orderBy: 'createdAt' } },
)
