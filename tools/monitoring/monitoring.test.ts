import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { alerts, groupsOf, kubernetesRules, page, prometheusRules, recorded, runbookLines } from './alerts.ts'
import { cases, type Series } from './cases.ts'
import { dashboard, drawn } from './dashboard.ts'
import { rowsOfTable } from '../markdown-tables.ts'

const folder = resolve(import.meta.dirname, '../../deploy/prometheus')
const hasPromtool = spawnSync('promtool', ['--version']).status === 0
if (!hasPromtool)
  process.stderr.write('promtool is not installed: nothing judges the rules of Prometheus here\n')

test('the rules are those of the runbook, and no other', async () => {
  expect(alerts.length).toBeGreaterThan(20)
  expect(recorded).toHaveLength(4)
  await expect(prometheusRules).toMatchFileSnapshot(join(folder, 'rules.yml'))
  await expect(kubernetesRules).toMatchFileSnapshot(join(folder, '../kubernetes/base/prometheus-rule.yaml'))
})

/** The metrics of the runbook, without the signs of a kind. */
const told = rowsOfTable(page, 'Metric').flatMap(([names = '']) =>
  [...names.matchAll(/`([a-z_]+)\*?`/g)].map(([, name = '']) => name),
)
const isTold = (metric: string) =>
  told.some((name) => (name.endsWith('_') ? metric.startsWith(name) : metric === name))

test('the dashboard draws every metric of the runbook, and no other', async () => {
  await expect(dashboard).toMatchFileSnapshot(join(folder, '../grafana/dashboard.json'))
  const named = drawn
    .flatMap((expr) => expr.match(/\b(?:naijatax|nodejs|process)_[a-z0-9_]+/g) ?? [])
    .map((metric) => metric.replace(/_seconds_(?:bucket|count)$/, '_seconds'))
  expect(named.filter((metric) => !isTold(metric))).toEqual([])
  expect(told.filter((name) => !named.some((metric) => metric.startsWith(name)))).toEqual([])
})

test.each(alerts)('$name: wakes somebody or waits, and says what to do', ({ severity, see, wait }) => {
  expect(['page', 'ticket']).toContain(severity)
  expect(runbookLines).toContain(see)
  expect(wait).toMatch(/^(\d+[smhd])?$/)
})

test('each alert has figures in which it fires and others in which it does not', () => {
  expect(Object.keys(cases)).toEqual(alerts.map(({ name }) => name))
})

/** What promtool is asked: whether the alert stands `hours` after the series began. */
const look = (name: string, series: readonly Series[], hours: number, fires: boolean) => ({
  name: `${name} ${fires ? 'fires' : 'is quiet'}`,
  interval: '1m',
  input_series: series.map(([of, values]) => ({ series: of, values })),
  promql_expr_test: [
    {
      expr: `max by (alertname) (ALERTS{alertstate="firing", alertname="${name}"})`,
      eval_time: `${hours}h`,
      exp_samples: fires ? [{ labels: `{alertname="${name}"}`, value: 1 }] : [],
    },
  ],
})

describe.skipIf(!hasPromtool)('as promtool reads them', () => {
  test('the rules and how to scrape are sound', () => {
    const said = execFileSync('promtool', ['check', 'config', join(folder, 'prometheus.yml')], {
      encoding: 'utf8',
    })
    expect(said).toContain(`${alerts.length + recorded.length} rules found`)
  })

  test('each alert fires when it must, and not else', () => {
    const scratch = mkdtempSync(join(tmpdir(), 'naijatax-rules-'))
    // Each alert by itself: all of them over the hours of all would be judged a minute at a time.
    const files = alerts.map((alert, index) => {
      const [rules, file] = [join(scratch, `${index}.yml`), join(scratch, `${index}.test.yml`)]
      const { groups } = groupsOf([alert])
      const isDerived = alert.expr.includes(':ratio_')
      writeFileSync(rules, stringify({ groups: isDerived ? groups : groups.slice(1) }))
      const { fires, quiet, hours = 1 } = cases[alert.name] ?? { fires: [], quiet: [] }
      const tests = [look(alert.name, fires, hours, true), look(alert.name, quiet, hours, false)]
      writeFileSync(file, stringify({ rule_files: [rules], evaluation_interval: '1m', tests }))
      return file
    })
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', ...files], {
      encoding: 'utf8',
    })
    rmSync(scratch, { recursive: true })
    expect(status, `${stdout}${stderr}`).toBe(0)
  })
})
