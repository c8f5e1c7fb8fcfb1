import { askReport, readReport } from '../../api/calls.ts'

/**
 * Milliseconds between polls, ninety seconds in all. Most reports are ready within two seconds; later polls are
 * rarer, because then the server has a queue.
 */
const waits = [1000, 1000, 1000, 2000, 2000, 3000, ...Array<number>(16).fill(5000)]

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Has the server print the report of a saved calculation and polls until it is ready.
 * @param wait pause between two polls; replaced in tests.
 * @returns the address of the file.
 * @throws ApiError of the calls; an error with a message for the person when it takes too long or fails.
 */
export async function serverReport(submissionId: string, wait = pause): Promise<string> {
  await askReport(submissionId)
  for (const ms of waits) {
    const { status, url } = await readReport(submissionId)
    if (status === 'ready' && url !== null) return url
    if (status === 'failed') throw new Error('The report could not be printed. Try again.')
    await wait(ms)
  }
  throw new Error('The report takes longer than usual. Try again in a minute.')
}
