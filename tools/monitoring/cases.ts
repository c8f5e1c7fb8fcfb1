import { MANY_DIED } from '../../db/stores/worker-heartbeats.ts'

/** A series of figures, as promtool writes them: its name with labels, and its values a minute apart. */
export type Series = readonly [series: string, values: string]

/** In which figures an alert must fire, and in which it must not, looked at after `hours` (else after one). */
export interface Case {
  fires: readonly Series[]
  quiet: readonly Series[]
  hours?: number
}

/** The same value for two days. */
const steady = (value: number): string => `${value}+0x2880`
const gauge = (series: string, high: number, low: number): Case => ({
  fires: [[series, steady(high)]],
  quiet: [[series, steady(low)]],
})
const requests = (status: string, aMinute: number): Series => [
  `naijatax_http_request_duration_seconds_count{job="naijatax-api", status="${status}"}`,
  `0+${aMinute}x2880`,
]
/** A histogram of which everything is above or below the bucket `le`. */
const histogram = (name: string, labels: string, le: number): Case => {
  const buckets = (below: number): Series[] => [
    [`${name}_bucket{${labels}le="${le}"}`, `0+${below}x2880`],
    [`${name}_bucket{${labels}le="${le * 10}"}`, '0+60x2880'],
    [`${name}_bucket{${labels}le="+Inf"}`, '0+60x2880'],
  ]
  return { fires: buckets(6), quiet: buckets(60) }
}
const mails = (outcome: string, aMinute: number): Series => [
  `naijatax_mails_total{mail="verify-email", outcome="${outcome}"}`,
  `0+${aMinute}x2880`,
]
const unmatched = gauge('naijatax_unmatched_payments', 1, 0)

/** A case for each alert of the runbook. */
export const cases: Readonly<Record<string, Case>> = {
  'API gone': gauge('up{job="naijatax-api", instance="one"}', 0, 1),
  'Process gone': gauge('up{job="naijatax-worker", instance="two"}', 0, 1),
  'Errors burn fast': {
    fires: [requests('200', 1000), requests('500', 20)],
    quiet: [requests('200', 1000), requests('500', 5)],
    hours: 2,
  },
  'Errors burn slowly': {
    fires: [requests('200', 1000), requests('500', 5)],
    quiet: [requests('200', 1000), requests('500', 1)],
    hours: 8,
  },
  'Answers slow': histogram('naijatax_http_request_duration_seconds', 'route="/api/drafts/:id", ', 0.5),
  'Outbox behind': gauge('naijatax_outbox_lag_seconds', 121, 60),
  'No worker': gauge('up{job="naijatax-worker", instance="one"}', 0, 1),
  'Jobs wait': gauge('naijatax_queue_oldest_seconds{queue="mail", state="waiting"}', 901, 100),
  'Queue stuck': gauge('naijatax_queue_untaken_seconds{queue="billing"}', 121, 0),
  'Jobs given up': gauge('naijatax_queue_jobs{queue="mail", state="failed"}', 1, 0),
  'Queue paused': gauge('naijatax_queue_paused{queue="mail"}', 1, 0),
  'Mails put off': gauge('naijatax_queue_oldest_seconds{queue="mail", state="delayed"}', 901, 100),
  'Jobs put off': {
    fires: [['naijatax_put_off_seconds{queue="billing", waits="somebody"}', steady(901)]],
    // Stripe is away in the night: its comparison and each customer are tried for hours, and nobody is woken.
    quiet: [
      ['naijatax_put_off_seconds{queue="billing", waits="nobody"}', '0+60x2880'],
      ['naijatax_put_off_seconds{queue="billing", waits="somebody"}', steady(100)],
      ['naijatax_put_off_seconds{queue="mail", waits="somebody"}', steady(901)],
    ],
    hours: 6,
  },
  'Jobs put off that nobody waits for': {
    fires: [['naijatax_put_off_seconds{queue="billing", waits="nobody"}', '0+60x2880']],
    quiet: [['naijatax_put_off_seconds{queue="billing", waits="nobody"}', steady(4 * 3600)]],
    hours: 7,
  },
  'Mail server refuses': { fires: [mails('put_off', 10)], quiet: [mails('put_off', 10), mails('sent', 20)] },
  'Mails refused': { fires: [mails('refused', 1)], quiet: [mails('refused', 0.1)] },
  'Schedule missed': gauge('naijatax_schedule_overdue_seconds{job="reconcile-billing"}', 60, 0),
  'No browser': gauge('naijatax_workers_without_browser', 1, 0),
  'Workers die': gauge('naijatax_workers_died', MANY_DIED, MANY_DIED - 1),
  'Payment of nobody': unmatched,
  'Payment of nobody for a day': { ...unmatched, hours: 25 },
  'Renewal not stopped': gauge('naijatax_unstopped_renewals', 1, 0),
  'Refund returned': gauge('naijatax_unreturned_refunds', 1, 0),
  'Dispute to be answered': gauge('naijatax_unanswered_disputes', 1, 0),
  'Answer to a dispute due': gauge('naijatax_dispute_due_seconds', 86_400, 5 * 86_400),
  'Stripe does not tell': gauge('naijatax_untold_events', 1, 0),
  'Stripe tells late': histogram('naijatax_webhook_lag_seconds', 'step="stored", ', 300),
  'Plans come late': histogram('naijatax_webhook_lag_seconds', 'step="done", ', 60),
  'Database read-only': gauge('naijatax_database_read_only{job="naijatax-api"}', 1, 0),
  // The worker runs, and has no figure that it asks the database for.
  'Database away': {
    fires: [['up{job="naijatax-worker"}', steady(1)]],
    quiet: [
      ['up{job="naijatax-worker"}', steady(1)],
      ['naijatax_outbox_events', steady(0)],
    ],
  },
  'Pool exhausted': gauge('naijatax_database_pool_connections{job="naijatax-api", state="waiting"}', 1, 0),
  'Event loop slow': gauge('nodejs_eventloop_lag_p99_seconds{job="naijatax-api"}', 0.3, 0.1),
  // No age is told while no backup was ever made.
  'Backup old': { fires: [], quiet: [['naijatax_backup_age_seconds', steady(90_000)]] },
  'Disk full soon': {
    fires: [
      ['node_filesystem_avail_bytes{mountpoint="/", fstype="ext4"}', steady(9)],
      ['node_filesystem_size_bytes{mountpoint="/", fstype="ext4"}', steady(100)],
    ],
    quiet: [
      ['node_filesystem_avail_bytes{mountpoint="/run", fstype="tmpfs"}', steady(9)],
      ['node_filesystem_size_bytes{mountpoint="/run", fstype="tmpfs"}', steady(100)],
    ],
  },
  'Passwords guessed': {
    fires: [['naijatax_security_events_total{event="authn_login_fail"}', '0+600x2880']],
    quiet: [['naijatax_security_events_total{event="authn_login_fail"}', '0+60x2880']],
  },
}
