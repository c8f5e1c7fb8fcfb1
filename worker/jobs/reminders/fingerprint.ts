import { createHash } from 'node:crypto'
import type { LawFingerprint } from '../../../db/stores/law-fingerprints.ts'
import type { Submission } from '../../../db/stores/submissions.ts'
import { explain, TaxInputError } from '../../../tax/index.ts'

/** How both hashes are made. A fingerprint of another form says nothing: its calculation is looked at as if for the first time. */
export const FORM = 1

/** What the present law makes of a kept calculation. */
export type Seen = Pick<LawFingerprint, 'answersHash' | 'outcomeHash' | 'form'>

const hash = (...parts: readonly unknown[]): Buffer =>
  createHash('sha256').update(JSON.stringify(parts)).digest()

/** The answers as a hash: another one after the person changed them. Bound to the calculation, as the outcome is. */
export function answersHashOf({ id, answers }: Pick<Submission, 'id' | 'answers'>): Buffer {
  const sorted = Object.entries(answers).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return hash(id, sorted)
}

/**
 * Works a calculation out by the law as it is now and keeps a hash of its two totals, the estimate’s and the Act’s, so that
 * no amount is stored. The year of the calculation stands for the present one, which changes no figure.
 * @returns undefined where the present law does not take the answers any more.
 */
export function lookAt({ id, answers }: Pick<Submission, 'id' | 'answers'>): Seen | undefined {
  try {
    const { result, act } = explain(answers, { currentYear: answers.taxYear })
    const outcomeHash = hash(id, result.totalTax, act?.totalTax ?? null)
    return { answersHash: answersHashOf({ id, answers }), outcomeHash, form: FORM }
  } catch (thrown) {
    if (thrown instanceof TaxInputError) return undefined
    throw thrown
  }
}

/**
 * Whether the law changed a calculation since it was last looked at. A first look tells nothing, and neither does a change of
 * the answers, which is the person's own.
 */
export function isChangedByLaw(before: Seen | null, now: Seen): boolean {
  return (
    before !== null &&
    before.form === now.form &&
    before.answersHash.equals(now.answersHash) &&
    !before.outcomeHash.equals(now.outcomeHash)
  )
}

/** Whether nothing is to be written down. */
export function isSame(before: Seen | null, now: Seen): boolean {
  return (
    before?.form === now.form &&
    before.answersHash.equals(now.answersHash) &&
    before.outcomeHash.equals(now.outcomeHash)
  )
}
