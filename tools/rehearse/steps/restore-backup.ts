import { join } from 'node:path'
import type { Step } from './step.ts'

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`

export const restoreBackup: Step = {
  name: 'back up and restore',
  about: 'a backup is made under load and put into an empty database',
  goal: {},
  happen: async ({ product, releases, folder, ownerUrl }) => {
    const into = join(folder, 'backups', 'one')
    const env = (name: string) => ({ DATABASE_DIRECT_URL: ownerUrl(name), DATABASE_URL: ownerUrl(name) })
    const started = performance.now()
    // A backup is of the schema that is there: the next release knows all of it.
    const said = await product.runWith(env('tax'), releases.next, 'db/backup/main', 'backup', into)
    const rows = /(\d+) rows/.exec(said)?.[1]
    const made = seconds(started)
    const restoring = performance.now()
    const back = await product.runWith(
      env('restored'),
      releases.next,
      'db/backup/main',
      'restore',
      into,
      'none',
    )
    if (/(\d+) rows/.exec(back)?.[1] !== rows) throw new Error(`${said} was restored as ${back}`)
    return `${rows} rows out in ${made}, back in ${seconds(restoring)}`
  },
}
