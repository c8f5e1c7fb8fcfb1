import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lines } from './judge.ts'

const runbook = readFileSync('docs/operations.md', 'utf8')

/** The rows of the table whose first title is this. */
function rowsOf(title: string): string[][] {
  const [, body = ''] = runbook.split(new RegExp(`^\\| ${title} .*\\n\\|[-| ]+\\n`, 'm'))
  const rows = body.split('\n').slice(
    0,
    body.split('\n').findIndex((line) => !line.startsWith('|')),
  )
  return rows.map((row) =>
    row
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

const entries = rowsOf('Line').map(
  ([name = '', ...rest]) => [name.replace(/\*$/, ''), rest.join(' ')] as const,
)

test('the runbook has an entry for each line by its very words, and for no other [operations O20]', () => {
  const told = entries.map(([name]) => name).filter((name) => !name.includes('(no line'))
  expect(told.toSorted()).toEqual(lines.map(({ name }) => name).toSorted())
})

test.each(lines.map((line) => [line.name, line] as const))(
  '%s: its command, its metric and its alert',
  (name, { command, metric }) => {
    const entry = entries.find(([told]) => told === name)?.[1] ?? ''
    expect(entry).toContain(command ?? '')
    expect(rowsOf('Metric').join(' ')).toContain(metric ?? '')
    expect(rowsOf('Alert').join(' ')).toContain(metric ?? '')
  },
)
