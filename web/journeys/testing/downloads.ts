import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import type { Person } from './person.ts'

/** A downloaded file. */
export interface Download {
  name: string
  bytes: Uint8Array
}

/** The download folder of a person's browser, empty at first and removed after the test. */
export class Downloads {
  readonly #folder: string

  private constructor(folder: string) {
    this.#folder = folder
  }

  /** Makes a person's browser save its downloads. */
  static async of(person: Person): Promise<Downloads> {
    const folder = mkdtempSync(join(tmpdir(), 'downloads-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const devtools = await person.page.createCDPSession()
    await devtools.send('Page.setDownloadBehavior', { behavior: 'allow', downloadPath: folder })
    return new Downloads(folder)
  }

  /** Waits for the next complete file and removes it from the folder. */
  async next(): Promise<Download> {
    return vi.waitFor(
      () => {
        const [name] = readdirSync(this.#folder).filter((each) => !each.endsWith('.crdownload'))
        if (name === undefined) throw new Error('Nothing was downloaded')
        const path = join(this.#folder, name)
        const bytes = new Uint8Array(readFileSync(path))
        // The browser makes the file before it writes it.
        if (bytes.length === 0) throw new Error('The download is still empty')
        rmSync(path)
        return { name, bytes }
      },
      { timeout: 60_000, interval: 50 },
    )
  }
}
