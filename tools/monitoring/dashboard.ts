import { alerts } from './alerts.ts'

/** How Grafana writes a figure: its own names of units. */
type Unit = 'reqps' | 's' | 'short' | 'percentunit' | 'bytes'

/** One picture: what it is called, its unit, and what it draws, each line with its name. */
interface Panel {
  readonly title: string
  readonly unit: Unit
  readonly draws: readonly (readonly [expr: string, legend: string])[]
}

const duration = 'naijatax_http_request_duration_seconds'
const quantile = (share: number, histogram: string, by = ''): string =>
  `histogram_quantile(${share}, sum by (${by === '' ? '' : `${by}, `}le) (rate(${histogram}_bucket[5m])))`

/** The rows of the dashboard, from what a person meets to what it runs on. */
const rows: Readonly<Record<string, readonly Panel[]>> = {
  Requests: [
    {
      title: 'Requests by status',
      unit: 'reqps',
      draws: [[`sum by (status) (rate(${duration}_count[5m]))`, '{{status}}']],
    },
    {
      title: 'Time of an answer',
      unit: 's',
      draws: [0.5, 0.95, 0.99].map((share) => [quantile(share, duration), `${share * 100}%`] as const),
    },
    {
      title: 'Share of errors (5xx)',
      unit: 'percentunit',
      draws: [
        ['naijatax:errors:ratio_rate5m', '5 minutes'],
        ['naijatax:errors:ratio_rate1h', 'an hour'],
      ],
    },
    {
      title: 'In hand',
      unit: 'short',
      draws: [['sum by (instance) (naijatax_http_requests_in_flight)', '{{instance}}']],
    },
    {
      title: 'Turned away by a limit',
      unit: 'reqps',
      draws: [['sum by (limit) (rate(naijatax_rate_limit_refusals_total[5m]))', '{{limit}}']],
    },
    {
      title: 'Security events',
      unit: 'reqps',
      draws: [['sum by (event) (rate(naijatax_security_events_total[5m]))', '{{event}}']],
    },
  ],
  'Work on its way': [
    { title: 'Events in the outbox', unit: 'short', draws: [['max(naijatax_outbox_events)', 'events']] },
    { title: 'Age of the oldest event', unit: 's', draws: [['max(naijatax_outbox_lag_seconds)', 'outbox']] },
    {
      title: 'Jobs by queue and state',
      unit: 'short',
      draws: [['max by (queue, state) (naijatax_queue_jobs)', '{{queue}} {{state}}']],
    },
    {
      title: 'Oldest job by queue and state',
      unit: 's',
      draws: [['max by (queue, state) (naijatax_queue_oldest_seconds)', '{{queue}} {{state}}']],
    },
    {
      title: 'Time for which jobs are put off',
      unit: 's',
      draws: [['max by (queue, waits) (naijatax_put_off_seconds)', '{{queue}}, {{waits}} waits']],
    },
    {
      title: 'Paused queues',
      unit: 'short',
      draws: [['max by (queue) (naijatax_queue_paused)', '{{queue}}']],
    },
    {
      title: 'Time for which jobs wait and none is taken',
      unit: 's',
      draws: [['max by (queue) (naijatax_queue_untaken_seconds)', '{{queue}}']],
    },
    {
      title: 'Time of a job, 95%',
      unit: 's',
      draws: [[quantile(0.95, 'naijatax_job_duration_seconds', 'job'), '{{job}}']],
    },
    {
      title: 'Mails by outcome',
      unit: 'short',
      draws: [['sum by (outcome) (increase(naijatax_mails_total[5m]))', '{{outcome}}']],
    },
    {
      title: 'Schedules over their time',
      unit: 's',
      draws: [['max by (job) (naijatax_schedule_overdue_seconds)', '{{job}}']],
    },
    {
      title: 'Workers without a browser',
      unit: 'short',
      draws: [['max(naijatax_workers_without_browser)', 'workers']],
    },
    {
      title: 'Workers that died in the last hour',
      unit: 'short',
      draws: [['max(naijatax_workers_died)', 'workers']],
    },
  ],
  Money: [
    {
      title: 'From Stripe to us, 95%',
      unit: 's',
      draws: [[quantile(0.95, 'naijatax_webhook_lag_seconds', 'step'), '{{step}}']],
    },
    {
      title: 'Events that Stripe did not tell',
      unit: 'short',
      draws: [['max(naijatax_untold_events)', 'events']],
    },
    {
      title: 'Payments that name nobody',
      unit: 'short',
      draws: [['max(naijatax_unmatched_payments)', 'payments']],
    },
    {
      title: 'Renewals that could not be stopped',
      unit: 'short',
      draws: [['max(naijatax_unstopped_renewals)', 'renewals']],
    },
    {
      title: 'Refunds that the bank returned',
      unit: 'short',
      draws: [['max(naijatax_unreturned_refunds)', 'refunds']],
    },
    {
      title: 'Disputes to be answered',
      unit: 'short',
      draws: [['max(naijatax_unanswered_disputes)', 'disputes']],
    },
    {
      title: 'Time until the first answer to a dispute is due',
      unit: 's',
      draws: [['min(naijatax_dispute_due_seconds)', 'dispute']],
    },
  ],
  'What it runs on': [
    {
      title: 'Connections to the database',
      unit: 'short',
      draws: [['sum by (job, state) (naijatax_database_pool_connections)', '{{job}} {{state}}']],
    },
    {
      title: 'Database read-only',
      unit: 'short',
      draws: [['max by (instance) (naijatax_database_read_only)', '{{instance}}']],
    },
    { title: 'Age of the last backup', unit: 's', draws: [['max(naijatax_backup_age_seconds)', 'backup']] },
    {
      title: 'Event loop, 99%',
      unit: 's',
      draws: [['max by (instance) (nodejs_eventloop_lag_p99_seconds)', '{{instance}}']],
    },
    {
      title: 'Memory',
      unit: 'bytes',
      draws: [['process_resident_memory_bytes{job=~"naijatax-.*"}', '{{job}} {{instance}}']],
    },
    {
      title: 'Processor',
      unit: 'percentunit',
      draws: [['rate(process_cpu_seconds_total{job=~"naijatax-.*"}[5m])', '{{job}} {{instance}}']],
    },
  ],
}

/** Grafana's grid: 24 columns, three pictures beside each other. */
const WIDE = 8
const HIGH = 7

const datasource = { type: 'prometheus', uid: '${datasource}' }

function panelsOf(): object[] {
  let y = 0
  let id = 0
  return Object.entries(rows).flatMap(([title, panels]) => {
    const row = {
      id: (id += 1),
      type: 'row',
      title,
      collapsed: false,
      panels: [],
      gridPos: { h: 1, w: 24, x: 0, y },
    }
    y += 1
    const drawn = panels.map(({ title: name, unit, draws }, index) => ({
      id: (id += 1),
      type: 'timeseries',
      title: name,
      datasource,
      gridPos: { h: HIGH, w: WIDE, x: (index % 3) * WIDE, y: y + Math.floor(index / 3) * HIGH },
      fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
      options: { legend: { displayMode: 'list', placement: 'bottom' }, tooltip: { mode: 'multi' } },
      targets: draws.map(([expr, legendFormat], place) => ({
        refId: String.fromCodePoint(65 + place),
        datasource,
        expr,
        legendFormat,
      })),
    }))
    y += Math.ceil(panels.length / 3) * HIGH
    return [row, ...drawn]
  })
}

/** Everything that the dashboard asks of Prometheus. */
export const drawn: readonly string[] = Object.values(rows).flatMap((panels) =>
  panels.flatMap(({ draws }) => draws.map(([expr]) => expr)),
)

/** The dashboard as Grafana imports it: its source of figures is chosen there, and alerts stand on its time line. */
export const dashboard = `${JSON.stringify(
  {
    uid: 'naijatax',
    title: 'NaijaTax',
    tags: ['naijatax'],
    timezone: 'Africa/Lagos',
    refresh: '30s',
    time: { from: 'now-6h', to: 'now' },
    schemaVersion: 39,
    templating: {
      list: [
        { name: 'datasource', label: 'Prometheus', type: 'datasource', query: 'prometheus', current: {} },
      ],
    },
    annotations: {
      list: [
        {
          name: 'Alerts',
          enable: true,
          iconColor: 'red',
          datasource,
          expr: `ALERTS{alertstate="firing", alertname=~"${alerts.map(({ name }) => name).join('|')}"}`,
          titleFormat: '{{alertname}}',
        },
      ],
    },
    panels: panelsOf(),
  },
  null,
  2,
)}\n`
