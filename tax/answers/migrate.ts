import { answerKeys } from './answer-keys.ts'
import { ownAnswers } from './raw-answers.ts'
import type { RawAnswers } from './raw-answers.ts'

/** One step from a version of the stored answers to the next. */
export interface Migration {
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
    why: 'The National Housing Fund became a question of its own. Until then its default always applied, so it stays not given.',
    change: (answers) => answers,
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

/** The plain values among what was stored, former names included; the rest is no answer. */
function scalars(answers: unknown): RawAnswers {
  return Object.fromEntries(Object.entries(ownAnswers(answers)).filter(([, value]) => isRaw(value)))
}

/**
 * Stored answers of any version as present ones.
 * @param table the rows of this release, except in tests.
 * @throws RangeError for a version that this code does not know: it was written by a later release.
 */
export function migrateAnswers(
  answers: unknown,
  version: number,
  table: readonly Migration[] = migrations,
): RawAnswers {
  if (!Number.isInteger(version) || version < 1 || version > table.length + 1)
    throw new RangeError(`Answers of version ${version} were not written by this release`)
  const present = table
    .filter(({ from }) => from >= version)
    .reduce((former, { change }) => change(former), scalars(answers))
  return Object.fromEntries(answerKeys.filter((key) => key in present).map((key) => [key, present[key]]))
}
