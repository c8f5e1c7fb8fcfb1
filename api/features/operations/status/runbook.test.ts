import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rowsOfTable } from '../../../../tools/markdown-tables.ts'
import { BEGINS_WITHIN, HEARTBEAT_MISSED, MANY_DIED } from '../../../../db/stores/worker-heartbeats.ts'
import { lines } from './judge.ts'
import { SAYS_WITHIN } from './lines/work.ts'
import { startWays, type StartWay } from './start-way.ts'

const runbook = readFileSync('docs/operations.md', 'utf8')

const entries = rowsOfTable(runbook, 'Line').map(
  ([name = '', ...rest]) => [name.replace(/\*$/, ''), rest.join(' ')] as const,
)

test('the runbook has an entry for each line by its very words, and for no other [operations O20]', () => {
  const told = entries.map(([name]) => name).filter((name) => !name.includes('(no line'))
  expect(told.toSorted()).toEqual(lines.map(({ name }) => name).toSorted())
})

/** The runbook tells commands of support beside the checkout, and others as compose has them. */
const told: StartWay = {
  ...startWays.compose,
  support: startWays['npm start'].support,
  backup: startWays['npm start'].backup,
}

test.each(lines.map((line) => [line.name, line] as const))(
  '%s: its command, its metric and its alert',
  (name, { command, metric }) => {
    const entry = entries.find(([told]) => told === name)?.[1] ?? ''
    expect(entry).toContain(command(told))
    expect(rowsOfTable(runbook, 'Metric').join(' ')).toContain(metric ?? '')
    expect(rowsOfTable(runbook, 'Alert').join(' ')).toContain(metric ?? '')
  },
)

test('the runbook has what is typed in each way of starting the product', () => {
  const rows = new Map(
    rowsOfTable(runbook, 'Started by').map(([way = '', ...cells]) => [way, cells.join(' ')]),
  )
  expect([...rows.keys()]).toEqual(Object.keys(startWays))
  for (const [name, way] of Object.entries(startWays)) {
    const typed = [way.support('COMMAND'), way.sql('…'), way.startWorker, way.replaceWorker, way.workerLog]
    for (const line of [...typed, way.failedRequests, way.backup])
      expect(rows.get(name)?.replaceAll('\\|', '|')).toContain(line)
  }
})

const row = (name: string): string => entries.find(([told]) => told === name)?.[1] ?? ''

test('the thresholds of workers are those of the page and of the alert', () => {
  expect(row('Workers that died in the last hour')).toMatch(new RegExp(`^any / ${MANY_DIED} `))
  expect(row('Worker')).toMatch(new RegExp(`^- / not seen for ${HEARTBEAT_MISSED} s `))
  expect(row('Worker')).toContain(`For ${SAYS_WITHIN} seconds after the database is back`)
  expect(row('Worker')).toContain(`has ${BEGINS_WITHIN} seconds to begin`)
  const [, expression = ''] = rowsOfTable(runbook, 'Alert').find(([name]) => name === 'Workers die') ?? []
  expect(expression).toContain(`max(naijatax_workers_died) >= ${MANY_DIED}`)
})
