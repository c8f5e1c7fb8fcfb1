import { askReport, readReport } from '../../api/calls.ts'

const pollMs = 1000
/** The server gives a report fifteen seconds; a queue may stand before it. */
const polls = 45

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, pollMs))

/**
 * Has the server print the report of a kept calculation.
 * @param wait between two questions; for tests.
 * @returns the address of the file.
 * @throws ApiError of the calls; an error for the person when it takes too long or fails.
 */
export async function serverReport(submissionId: string, wait: () => Promise<void> = pause): Promise<string> {
  await askReport(submissionId)
  for (let poll = 0; poll < polls; poll++) {
    const { status, url } = await readReport(submissionId)
    if (status === 'ready' && url !== null) return url
    if (status === 'failed') throw new Error('The report could not be printed. Try again.')
    await wait()
  }
  throw new Error('The report takes longer than usual. Try again in a minute.')
}
