import { answerKeys } from './keys.ts'
import { ownAnswers } from './own.ts'
import type { RawAnswers } from './types.ts'

/** One step from a version of the stored answers to the next. */
interface Migration {
  /** The version it starts from; it ends at the next one. */
  readonly from: number
  readonly why: string
  readonly change: (answers: RawAnswers) => RawAnswers
}

/**
 * How old answers become present ones, one row a version. A row is never edited once answers of its version may be
 * stored anywhere.
 */
const migrations: readonly Migration[] = [
  {
    from: 1,
    why: 'The National Housing Fund became a question of its own; until then its default applied, so it stays not given.',
    change: ({ nhfContribution: _, ...answers }) => answers,
  },
]

/** The version of the answers that this code writes. Answers stored without a version are of version 1. */
export const answersVersion = migrations.length + 1

/** Answers with the version that they were written in. */
export interface VersionedAnswers {
  readonly version: number
  readonly answers: RawAnswers
}

const isRaw = (value: unknown) =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/** Only known keys and plain values: whatever else was stored is no answer. */
function known(answers: unknown): RawAnswers {
  const given = ownAnswers(answers)
  return Object.fromEntries(answerKeys.filter((key) => isRaw(given[key])).map((key) => [key, given[key]]))
}

/**
 * Stored answers of any version as present ones.
 * @throws RangeError for a version that this code does not know: it was written by a later release.
 */
export function migrateAnswers(answers: unknown, version: number): RawAnswers {
  if (!Number.isInteger(version) || version < 1 || version > answersVersion)
    throw new RangeError(`Answers of version ${version} were not written by this release`)
  return migrations
    .filter(({ from }) => from >= version)
    .reduce((present, { change }) => change(present), known(answers))
}
