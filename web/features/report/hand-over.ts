import { ReportError } from '../../../contract/report/request/source.ts'
import { saveFile } from './save-file.ts'
import { type ServerFile, serverFile } from './server-file.ts'

/** The outcome: saved; or ready, and to be saved by another tap. */
export type FileOutcome = { readonly kind: 'saved' } | { readonly kind: 'tap-again'; readonly file: File }

/** Where else a file comes from that this device cannot make: the server, where it keeps the calculation. */
export interface Elsewhere {
  readonly file: ServerFile | undefined
  /** The address of the very file, of the one that the server tells. */
  readonly addressOf?: (url: string) => string
  /** What is said where there is no such file. */
  readonly notMade: string
}

/**
 * Makes a file on this device and saves it; else the browser downloads the server's own.
 * @throws ReportError when there is nothing to make it of; an error with a message for the person.
 */
export async function makeOrFetch(make: () => Promise<File>, elsewhere: Elsewhere): Promise<FileOutcome> {
  let file: File
  try {
    file = await make()
  } catch (thrown) {
    if (thrown instanceof ReportError) throw thrown
    return fetched(elsewhere)
  }
  return saveOrFetch(file, elsewhere)
}

/** Saves a file that was made; where this browser saves none, it downloads the server's own. */
export async function saveOrFetch(file: File, elsewhere: Elsewhere): Promise<FileOutcome> {
  const saved = await saveFile(file)
  if (saved === 'blocked') return fetched(elsewhere)
  return saved === 'saved' ? { kind: 'saved' } : { kind: 'tap-again', file }
}

async function fetched({ file, addressOf = (url) => url, notMade }: Elsewhere): Promise<FileOutcome> {
  if (file === undefined) throw new Error(notMade)
  window.location.assign(addressOf(await serverFile(file)))
  return { kind: 'saved' }
}
