import type { Answers, RawAnswers, Result, WorksheetContent, WorksheetKind } from '../../tax/index.ts'
import { bytes, defineTable, integer, internal, json, timestamp, orNull, text, uuid } from '../table.ts'

/** A questionnaire in progress. */
export const drafts = defineTable(
  'drafts',
  {
    id: uuid(),
    accountId: uuid(),
    /** As typed. */
    answers: json<RawAnswers>(),
    /** Index in the full list of questions. */
    currentStep: integer(),
    /** Starts at 1 and grows by one with every write. */
    version: integer(),
    /** The submission this draft was copied from and will update. */
    submissionId: orNull(uuid()),
    createdAt: timestamp(),
    updatedAt: timestamp(),
  },
  { download: { list: 'drafts', orderBy: 'createdAt' } },
)

/** A finished calculation: checked answers and the result computed from them on the server. */
export const submissions = defineTable(
  'submissions',
  {
    id: uuid(),
    accountId: uuid(),
    answers: json<Answers>(),
    /** In full; only a presenter decides what of it a plan shows. */
    result: json<Result>(),
    taxYear: integer(),
    /** What the person calls it; null where they gave it no name. */
    label: orNull(text()),
    /** The calculation that this one was copied from; null for no copy, and once that one is deleted. */
    copiedFrom: orNull(uuid()),
    /** The tax year of that one at the time of the copy; null for no copy. */
    copiedFromYear: orNull(integer()),
    completedAt: timestamp(),
    createdAt: timestamp(),
    updatedAt: timestamp(),
  },
  { download: { list: 'submissions', orderBy: 'createdAt' } },
)

/** Lists behind a submission, one row a kind. */
export const worksheets = defineTable(
  'worksheets',
  {
    submissionId: uuid(),
    kind: text<WorksheetKind>(),
    accountId: uuid(),
    /** Checked. */
    content: json<WorksheetContent>(),
    /** Starts at 1 and grows by one with every write. */
    version: integer(),
    createdAt: timestamp(),
    updatedAt: timestamp(),
  },
  { key: ['submissionId', 'kind', 'accountId'], download: { list: 'worksheets', orderBy: 'createdAt' } },
)

/**
 * What a submitted draft leaves behind, so that submitting it twice has one effect; a copy leaves the same under the key
 * that it was asked for by.
 */
export const submittedDrafts = defineTable(
  'submitted_drafts',
  {
    accountId: uuid(),
    draftId: uuid(),
    /** Null when the submission was deleted since. */
    submissionId: orNull(uuid()),
    /** SHA-256 of the checked answers that this draft was last submitted with. */
    answersHash: internal(bytes()),
    submittedAt: timestamp(),
  },
  { key: ['accountId', 'draftId'], download: { list: 'submittedDrafts', orderBy: 'submittedAt' } },
)

/** A file that the worker makes of one submission, being made or made; deleted within 24 hours. */
const madeFile = {
  submissionId: uuid(),
  accountId: uuid(),
  status: text<'preparing' | 'ready' | 'failed'>(),
  askedAt: timestamp(),
  madeAt: orNull(timestamp()),
  expiresAt: timestamp(),
  fileName: orNull(text()),
  /** SHA-256 of everything the file shows. */
  basis: internal(orNull(bytes())),
  file: internal(orNull(bytes())),
} as const

/** The report of one submission as a PDF, at most 2 MiB. */
export const reports = defineTable('reports', madeFile, {
  key: ['submissionId', 'accountId'],
  download: { list: 'reports', orderBy: 'askedAt' },
})

/** The return pack of one submission as a ZIP that holds its PDF, at most 8 MiB. */
export const returnPacks = defineTable('return_packs', madeFile, {
  key: ['submissionId', 'accountId'],
  download: { list: 'returnPacks', orderBy: 'askedAt' },
})
