import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Folders of a compiled product, from the root of the checkout. */
export interface Releases {
  readonly current: string
  /** The same with two steps of the schema more: one that widens it, and a contract step. */
  readonly next: string
  remove(): void
}

/** Names of the two steps. */
export const [widening, contracting] = ['9998-rehearsal', '9999-rehearsal-contract'] as const

/** The first widens the table that everybody is writing to, the second takes away what the first gave it. */
const steps = {
  [widening]: `export async function up(knex) {
  await knex.raw('alter table drafts add column rehearsal text; create table rehearsed (id uuid primary key)')
}
export async function down(knex) {
  await knex.raw('drop table rehearsed; alter table drafts drop column rehearsal')
}
`,
  [contracting]: `export const contractOf = '9.9.9'
export async function up(knex) {
  await knex.raw('alter table drafts drop column rehearsal')
}
export async function down(knex) {
  await knex.raw('alter table drafts add column rehearsal text')
}
`,
} as const

/** Makes the next release of the compiled product. @throws Error when its list of steps does not look as expected. */
export function makeReleases(): Releases {
  const [current, next] = ['dist/server', 'dist/rehearsal']
  const place = join(root, next)
  cpSync(join(root, current), place, { recursive: true })
  const list = join(place, 'db/migrations/index.js')
  const known = readFileSync(list, 'utf8')
  const longer = known.replace(
    /(export const migrations = \[[\s\S]*?\n)\];/,
    `$1    ['${widening}', widens],\n    ['${contracting}', contracts],\n];`,
  )
  if (longer === known) throw new Error('The list of migrations could not be made longer')
  const imports = `import * as widens from './${widening}.js';\nimport * as contracts from './${contracting}.js';\n`
  writeFileSync(list, `${imports}${longer}`)
  for (const [name, step] of Object.entries(steps))
    writeFileSync(join(place, `db/migrations/${name}.js`), step)
  return { current, next, remove: () => rmSync(place, { recursive: true, force: true }) }
}
