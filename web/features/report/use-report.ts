import type { Draft, ShownResult } from '../../../contract/http/index.ts'
import type { Standing } from '../../../tax/index.ts'
import { taxpayerOf, type Taxpayer } from '../../../contract/report/request/taxpayer.ts'
import { askReport, readProfile, readReport } from '../../api/calls.ts'
import { SHORT_PATIENCE_MS } from '../../api/deadline.ts'
import { todayInLagos } from '../../clock.ts'
import { useWrite } from '../../writes/index.ts'
import { type FileOutcome, makeOrFetch, saveOrFetch } from './hand-over.ts'
import type { ServerFile } from './server-file.ts'

/** The input of a report. */
export interface ReportRequest {
  readonly answers: Draft['answers']
  /** The result as the plan shows it. */
  readonly result: ShownResult
  /**
   * Id of the saved calculation, for printing by the server where this device cannot; undefined for an unsaved one.
   */
  readonly submissionId: string | undefined
  /** Whether this is the page of a saved calculation, whose answers also contain the name. */
  readonly isKept: boolean
  /** Whom it is of, where that is no matter of who is signed in here: of another person's calculation. */
  readonly taxpayer?: Taxpayer
  /** How the person of a kept calculation stands: its answers may be hidden. */
  readonly standing?: Standing
}

const notMade = 'The report could not be made on this device. Check your network and try again.'

/** The report of a saved calculation, as the server prints it. */
export const reportOnServer = (submissionId: string): ServerFile => ({
  ask: () => askReport(submissionId),
  read: () => readReport(submissionId),
  name: 'report',
})

/** Creates and saves a report in the browser; falls back to the server's report when that fails. */
export function useReport(request: ReportRequest) {
  const { submissionId } = request
  const elsewhere = { file: submissionId === undefined ? undefined : reportOnServer(submissionId), notMade }
  return useWrite<FileOutcome, File | undefined>({
    mutationFn: (ready) =>
      ready ? saveOrFetch(ready, elsewhere) : makeOrFetch(() => made(request), elsewhere),
    // Works offline once the code is loaded.
    networkMode: 'always',
    gcTime: 0,
  })
}

async function made({ answers, result, isKept, standing, taxpayer: given }: ReportRequest): Promise<File> {
  const [{ makeReport, makeOwnReport }, taxpayer] = await Promise.all([
    import('./drawing/make-report.ts'),
    given ?? readTaxpayer(answers, isKept),
  ])
  const [today, origin] = [todayInLagos(), window.location.origin]
  return (given ? makeReport : makeOwnReport)({ answers, result, standing, taxpayer, today, origin })
}

/**
 * Name and TIN from the current profile; fields it lacks come from the answers. Where the profile cannot be read, a
 * saved calculation's answers say them, and a new result is without [spec 8.5].
 */
export async function readTaxpayer(answers: Draft['answers'], isKept: boolean): Promise<Taxpayer> {
  const profile = await readProfile({ patience: SHORT_PATIENCE_MS }).catch(() => null)
  return taxpayerOf(profile, profile !== null || isKept ? answers : null)
}
