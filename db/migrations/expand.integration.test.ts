import { expect, it } from 'vitest'
import { connectDatabase } from '../connection.ts'
import { quietLogger } from '../../platform/testing/quiet-logger.ts'
import { useTestDatabase } from '../testing/database.ts'
import { migrations } from './index.ts'

const db = useTestDatabase()

/**
 * Statements after which the release before this one would fail, each with what it does to it. A column that the same
 * step made may be changed: nobody uses it yet.
 */
const narrowing: readonly (readonly [fault: string, pattern: RegExp])[] = [
  ['drops a table', /drop table (?:if exists )?(?<table>[a-z_]+)/g],
  ['drops a column', /drop column (?:if exists )?(?<column>[a-z_]+)/g],
  ['renames', /rename (?:column [a-z_]+ )?to (?<column>[a-z_]+)/g],
  ['changes a type', /alter column (?<column>[a-z_]+) (?:set data )?type/g],
  ['asks for a value', /alter column (?<column>[a-z_]+) set not null/g],
  [
    'takes a key away, which "on conflict" asks for',
    /drop constraint (?:if exists )?(?<column>[a-z_]+_p?key)\b/g,
  ],
  ['adds a column that must be given', /add column (?<column>[a-z_]+) (?![^,;]*default)[^,;]*not null/g],
]

/** What a step's statements, in lower case and with single spaces, take from the release before it. */
function faultsOf(sql: string): string[] {
  const made = new Set([...sql.matchAll(/(?:create table|add column) ([a-z_]+)/g)].map(([, name]) => name))
  return narrowing.flatMap(([fault, pattern]) =>
    [...sql.matchAll(pattern)]
      .map(({ groups }) => groups?.['table'] ?? groups?.['column'] ?? '')
      .filter((name) => fault.startsWith('adds') || !made.has(name))
      .map((name) => `${fault}: ${name}`),
  )
}

it('knows each way of narrowing, and lets widening pass', () => {
  const faults = [
    'alter table a drop column b',
    'drop table a',
    'alter table a rename column b to c',
    'alter table a rename to c',
    'alter table a alter column b type bigint',
    'alter table a alter column b set not null',
    'alter table a drop constraint a_pkey, add primary key (b, c)',
    'alter table a add column b text not null, add column c text',
  ].map(faultsOf)
  expect(faults.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1, 1, 1, 1])
  const widened =
    'create table a (b text not null); alter table c add column d text, add column e int not null default 1'
  expect(faultsOf(widened)).toEqual([])
})

it('works with the release before it at every step but those that complete a named release', async () => {
  await db.connection.raw('create database step_by_step')
  const url = new URL(db.url)
  url.pathname = '/step_by_step'
  const stepByStep = connectDatabase({ DATABASE_URL: url.href, DATABASE_POOL: 1 }, quietLogger)
  const { connection } = stepByStep
  const asked: string[] = []
  connection.on('query', ({ sql }: { sql: string }) => asked.push(sql))
  try {
    const narrow: string[] = []
    for (const [name, migration] of migrations) {
      asked.length = 0
      await migration.up(connection)
      const sql = asked.join(';\n').toLowerCase().replace(/\s+/g, ' ')
      const faults = faultsOf(sql)
      if (faults.length > 0 !== (migration.contractOf !== undefined))
        narrow.push(`${name} ${faults.join(', ')}`)
    }
    expect(narrow).toEqual([])
  } finally {
    await stepByStep.close()
    await db.connection.raw('drop database step_by_step with (force)')
  }
})
