import type { FileStatus } from '../../../contract/http/index.ts'

/**
 * Milliseconds between polls, ninety seconds in all. Most reports are ready within two seconds; later polls are
 * rarer, because then the server has a queue.
 */
const waits = [1000, 1000, 1000, 2000, 2000, 3000, ...Array<number>(16).fill(5000)]

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** How the server is asked for a file, and how far it is. */
export interface ServerFile {
  readonly ask: () => Promise<unknown>
  readonly read: () => Promise<FileStatus>
  /** As it is called to people. */
  readonly name: 'report' | 'pack'
}

/**
 * Has the server make a file of a saved calculation and polls until it is ready.
 * @param wait pause between two polls; replaced in tests.
 * @returns the address of the file.
 * @throws ApiError of the calls; an error with a message for the person when it takes too long or fails.
 */
export async function serverFile({ ask, read, name }: ServerFile, wait = pause): Promise<string> {
  await ask()
  for (const ms of waits) {
    const { status, url } = await read()
    if (status === 'ready' && url !== null) return url
    if (status === 'failed') throw new Error(`The ${name} could not be printed. Try again.`)
    await wait(ms)
  }
  throw new Error(`The ${name} takes longer than usual. Try again in a minute.`)
}
