import { readFileSync } from 'node:fs'
import { stringify } from 'yaml'
import { rowsOfTable } from '../markdown-tables.ts'

/** The runbook, as its page is written. */
export const page = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8')

/** The only place that says what to do, as the rules name it. */
const RUNBOOK = 'docs/operations.md#what-each-line-of-the-status-page-asks-for'

const code = (cell = ''): string => cell.replaceAll('`', '')

/** What Prometheus records, from the runbook. */
export const recorded = rowsOfTable(page, 'Recorded').map(([record = '', expr]) => ({
  record: code(record),
  expr: code(expr),
}))

/** The alerts of the runbook, each with the line of the status page that says what to do. */
export const alerts = rowsOfTable(page, 'Alert').map(
  ([name = '', expr, wait = '', severity = '', see = '']) => ({
    name,
    expr: code(expr),
    wait,
    severity,
    see,
  }),
)

/** The runbook's lines, without the signs and remarks after their names. */
export const runbookLines = rowsOfTable(page, 'Line').map(([name = '']) =>
  name.replace(/\*$| \(no line.*\)$/, ''),
)

/** Groups of rules as Prometheus reads them: those of these alerts, and what is recorded. */
export const groupsOf = (some: typeof alerts) => ({
  groups: [
    { name: 'naijatax-recorded', interval: '30s', rules: recorded },
    {
      name: 'naijatax',
      rules: some.map(({ name, expr, wait, severity, see }) => ({
        alert: name,
        expr,
        ...(wait === '' ? {} : { for: wait }),
        labels: { severity },
        annotations: { summary: `${name}: see "${see}"`, runbook_url: RUNBOOK },
      })),
    },
  ],
})

const header = `# Made from docs/operations.md ("Alerts") by \`npx vitest run --project=unit tools/monitoring -u\`.\n`
const written = (value: object): string =>
  `${header}${stringify(value, { lineWidth: 110, singleQuote: true })}`

/** The rules as Prometheus reads them from a file. */
export const prometheusRules: string = written(groupsOf(alerts))

/** The same for Prometheus' operator on Kubernetes. */
export const kubernetesRules: string = written({
  apiVersion: 'monitoring.coreos.com/v1',
  kind: 'PrometheusRule',
  metadata: { name: 'naijatax' },
  spec: groupsOf(alerts),
})
