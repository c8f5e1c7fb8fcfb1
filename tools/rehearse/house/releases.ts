import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Folders of a compiled product, from the root of the checkout. */
export interface Releases {
  readonly current: string
  /** The same with one step of the schema more. */
  readonly next: string
  remove(): void
}

/** The step widens the table that everybody is writing to. */
const step = `export async function up(knex) {
  await knex.raw('alter table drafts add column rehearsal text; create table rehearsed (id uuid primary key)')
}
export async function down(knex) {
  await knex.raw('drop table rehearsed; alter table drafts drop column rehearsal')
}
`

/** Makes the next release of the compiled product. @throws Error when its list of steps does not look as expected. */
export function makeReleases(): Releases {
  const [current, next] = ['dist/server', 'dist/rehearsal']
  const place = join(root, next)
  cpSync(join(root, current), place, { recursive: true })
  const list = join(place, 'db/migrations/index.js')
  const known = readFileSync(list, 'utf8')
  const longer = known.replace(
    /(export const migrations = \[[\s\S]*?\n)\];/,
    "$1    ['9999-rehearsal', rehearsal],\n];",
  )
  if (longer === known) throw new Error('The list of migrations could not be made longer')
  writeFileSync(list, `import * as rehearsal from './9999-rehearsal.js';\n${longer}`)
  writeFileSync(join(place, 'db/migrations/9999-rehearsal.js'), step)
  return { current, next, remove: () => rmSync(place, { recursive: true, force: true }) }
}
