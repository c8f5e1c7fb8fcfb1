import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import type { Person } from './person.ts'

/** A file as it lies among a person's downloads. */
export interface Download {
  name: string
  bytes: Uint8Array
}

/** A person's folder of downloads, empty at first, gone with the test. */
export class Downloads {
  readonly #folder: string

  private constructor(folder: string) {
    this.#folder = folder
  }

  /** Has the person's browser keep what it downloads. */
  static async of(person: Person): Promise<Downloads> {
    const folder = mkdtempSync(join(tmpdir(), 'downloads-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const devtools = await person.page.createCDPSession()
    await devtools.send('Page.setDownloadBehavior', { behavior: 'allow', downloadPath: folder })
    return new Downloads(folder)
  }

  /** Waits for the next file that is there in full, and takes it out of the folder. */
  async next(): Promise<Download> {
    return vi.waitFor(
      () => {
        const [name] = readdirSync(this.#folder).filter((each) => !each.endsWith('.crdownload'))
        if (name === undefined) throw new Error('Nothing was downloaded')
        const path = join(this.#folder, name)
        const bytes = new Uint8Array(readFileSync(path))
        rmSync(path)
        return { name, bytes }
      },
      { timeout: 30_000, interval: 50 },
    )
  }
}
