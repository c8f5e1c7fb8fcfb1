import type { Draft, ShownResult } from '../../../contract/http/index.ts'
import type { Standing } from '../../../tax/index.ts'
import { ReportError } from '../../../contract/report/request/source.ts'
import { taxpayerOf, type Taxpayer } from '../../../contract/report/request/taxpayer.ts'
import { readProfile } from '../../api/calls.ts'
import { todayInLagos } from '../../clock.ts'
import { useWrite } from '../../writes/index.ts'
import { saveFile } from './save-file.ts'
import { serverReport } from './server-report.ts'

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

/** The outcome: saved; or ready, and to be saved by another tap. */
export type ReportOutcome = { readonly kind: 'saved' } | { readonly kind: 'tap-again'; readonly file: File }

const notMade = 'The report could not be made on this device. Check your network and try again.'

/** Creates and saves a report in the browser; falls back to the server's report when that fails. */
export function useReport(request: ReportRequest) {
  return useWrite<ReportOutcome, File | undefined>({
    mutationFn: (ready) => (ready ? saveOrPrint(ready, request) : makeOrPrint(request)),
    // Works offline once the code is loaded.
    networkMode: 'always',
    gcTime: 0,
  })
}

async function makeOrPrint(request: ReportRequest): Promise<ReportOutcome> {
  const { answers, result, isKept, standing, taxpayer: given } = request
  let file: File
  try {
    const [{ makeReport }, taxpayer] = await Promise.all([
      import('./drawing/make-report.ts'),
      given ?? readTaxpayer(answers, isKept),
    ])
    file = await makeReport({
      answers,
      result,
      standing,
      taxpayer,
      today: todayInLagos(),
      origin: window.location.origin,
    })
  } catch (thrown) {
    if (thrown instanceof ReportError) throw thrown
    return printed(request)
  }
  return saveOrPrint(file, request)
}

async function saveOrPrint(file: File, request: ReportRequest): Promise<ReportOutcome> {
  const saved = await saveFile(file)
  if (saved === 'blocked') return printed(request)
  return saved === 'saved' ? { kind: 'saved' } : { kind: 'tap-again', file }
}

/** Downloads the server's PDF with the browser's own download. */
async function printed({ submissionId }: ReportRequest): Promise<ReportOutcome> {
  if (submissionId === undefined) throw new Error(notMade)
  window.location.assign(await serverReport(submissionId))
  return { kind: 'saved' }
}

/** How long a silent server is waited for, in milliseconds: the report itself needs no connection. */
const profilePatienceMs = 4000

/**
 * Name and TIN from the current profile; fields it lacks come from the answers. Where the profile cannot be read, a
 * saved calculation's answers say them, and a new result is without [spec 8.5].
 */
export async function readTaxpayer(answers: Draft['answers'], isKept: boolean): Promise<Taxpayer> {
  const profile = await readProfile({ patience: profilePatienceMs }).catch(() => null)
  return taxpayerOf(profile, profile !== null || isKept ? answers : null)
}
