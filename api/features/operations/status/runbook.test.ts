import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rowsOfTable } from '../../../../tools/markdown-tables.ts'
import { lines } from './judge.ts'

const runbook = readFileSync('docs/operations.md', 'utf8')

const entries = rowsOfTable(runbook, 'Line').map(
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
    expect(rowsOfTable(runbook, 'Metric').join(' ')).toContain(metric ?? '')
    expect(rowsOfTable(runbook, 'Alert').join(' ')).toContain(metric ?? '')
  },
)
