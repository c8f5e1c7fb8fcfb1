import type { Submission } from '../../../../contract/http/index.ts'
import { type PackSource, type YearOfPack } from '../../../../contract/report/return/index.ts'
import { taxpayerOf, type Taxpayer } from '../../../../contract/report/request/taxpayer.ts'
import type { Worksheets } from '../../../../tax/index.ts'
import { listSubmissions, readProfile } from '../../../api/calls.ts'
import { SHORT_PATIENCE_MS } from '../../../api/deadline.ts'
import { todayInLagos } from '../../../clock.ts'
import { lawYear } from '../../calculations/index.ts'

/** A calculation of which a pack is wanted, as the page has it. */
export interface PackRequest extends Pick<Submission, 'answers' | 'result' | 'standing'> {
  /** Checked; empty on the free plan. */
  readonly worksheets: Worksheets
  /** Undefined where it is not kept in the account of who looks: the server then makes no pack of it. */
  readonly submissionId: string | undefined
  /** Whom it is of, where that is no matter of who is signed in here. */
  readonly taxpayer?: Taxpayer
}

/** What a pack shows that the page does not have. */
export type PackRest = Pick<PackSource, 'taxpayer' | 'person' | 'others'>

const patience = { patience: SHORT_PATIENCE_MS }

/** Most calculations that are looked through for other years. */
const mostListed = '100'

const nobody = { dateOfBirth: null, email: null, phoneNumber: null }

/**
 * Reads the person and their other years. Without a connection both are left out, and the pack has lines to fill in by
 * hand; of another person's calculation nothing is read.
 */
export async function readRest({ answers, submissionId, taxpayer }: PackRequest): Promise<PackRest> {
  if (submissionId === undefined || taxpayer !== undefined)
    return { taxpayer: taxpayer ?? taxpayerOf(null, answers), person: nobody, others: [] }
  const [profile, kept] = await Promise.all([
    readProfile(patience).catch(() => null),
    listSubmissions({ limit: mostListed }, patience).catch(() => []),
  ])
  const { dateOfBirth, email, phoneNumber } = profile ?? nobody
  return {
    taxpayer: taxpayerOf(profile, answers),
    person: { dateOfBirth, email, phoneNumber },
    others: kept.filter(({ id }) => id !== submissionId).map(yearOf),
  }
}

const yearOf = ({ answers, result }: Submission): YearOfPack => ({ taxYear: lawYear(answers), result })

/** What the pack is made of, today. */
export function packSource(
  { answers, result, standing, worksheets }: PackRequest,
  rest: PackRest,
): PackSource {
  const today = todayInLagos()
  return { answers, result, standing, worksheets, ...rest, today, origin: window.location.origin }
}
