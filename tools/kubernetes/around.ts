import type { IServiceMonitor } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1'
import type { IHorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2'
import type { INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import type { IPodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { labelsOf, METRICS_PORT, PORT } from './parts.ts'

/** A node that is emptied takes one process at a time. */
const budgetOf = (name: string): IPodDisruptionBudget => ({
  apiVersion: 'policy/v1',
  kind: 'PodDisruptionBudget',
  metadata: { name, labels: labelsOf(name) },
  spec: { maxUnavailable: 1, selector: { matchLabels: labelsOf(name) } },
})

const scaled = (name: string, maxReplicas: number) => ({
  scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name },
  minReplicas: 2,
  maxReplicas,
})

const ofPods = (name: string, averageValue: string) =>
  ({ type: 'Pods', pods: { metric: { name }, target: { type: 'AverageValue', averageValue } } }) as const

/**
 * More API processes when one of them has requests that wait for the database, or its one thread is late; both are figures
 * that the processes tell by themselves (prometheus-adapter.yaml gives them to the cluster).
 */
const apiScaler: IHorizontalPodAutoscaler = {
  apiVersion: 'autoscaling/v2',
  kind: 'HorizontalPodAutoscaler',
  metadata: { name: 'naijatax-api', labels: labelsOf('naijatax-api') },
  spec: {
    ...scaled('naijatax-api', 10),
    metrics: [
      ofPods('nodejs_eventloop_lag_p99_seconds', '100m'),
      ofPods('naijatax_database_pool_waiting', '1'),
      {
        type: 'Resource',
        resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: 80 } },
      },
    ],
    behavior: { scaleDown: { stabilizationWindowSeconds: 600 } },
  },
}

/** More workers when a job that could be done waits for half a minute. */
const workerScaler: IHorizontalPodAutoscaler = {
  apiVersion: 'autoscaling/v2',
  kind: 'HorizontalPodAutoscaler',
  metadata: { name: 'naijatax-worker', labels: labelsOf('naijatax-worker') },
  spec: {
    ...scaled('naijatax-worker', 6),
    metrics: [
      {
        type: 'External',
        external: {
          metric: { name: 'naijatax_queue_oldest_waiting_seconds' },
          target: { type: 'Value', value: '30' },
        },
      },
    ],
    behavior: { scaleDown: { stabilizationWindowSeconds: 600 } },
  },
}

/** Names of the cluster's own metrics, made from ours: what the adapter of Prometheus is given. */
const adapter = {
  rules: {
    default: false,
    custom: [
      {
        seriesQuery: 'nodejs_eventloop_lag_p99_seconds{namespace!="",pod!=""}',
        resources: { overrides: { namespace: { resource: 'namespace' }, pod: { resource: 'pod' } } },
        metricsQuery: 'max(<<.Series>>{<<.LabelMatchers>>}) by (<<.GroupBy>>)',
      },
      {
        seriesQuery: 'naijatax_database_pool_connections{namespace!="",pod!="",state="waiting"}',
        resources: { overrides: { namespace: { resource: 'namespace' }, pod: { resource: 'pod' } } },
        name: { as: 'naijatax_database_pool_waiting' },
        metricsQuery: 'max(<<.Series>>{<<.LabelMatchers>>,state="waiting"}) by (<<.GroupBy>>)',
      },
    ],
    external: [
      {
        seriesQuery: 'naijatax_queue_oldest_seconds{namespace!="",state="waiting"}',
        resources: { overrides: { namespace: { resource: 'namespace' } } },
        name: { as: 'naijatax_queue_oldest_waiting_seconds' },
        metricsQuery: 'max(<<.Series>>{<<.LabelMatchers>>,state="waiting"})',
      },
    ],
  },
} as const

const tcp = (port: number) => ({ protocol: 'TCP', port }) as const
const named = (name: string) => ({ podSelector: { matchLabels: { 'app.kubernetes.io/name': name } } })
const names = [
  { protocol: 'UDP', port: 53 },
  { protocol: 'TCP', port: 53 },
] as const

const policyOf = (name: string, spec: NonNullable<INetworkPolicy['spec']>): INetworkPolicy => ({
  apiVersion: 'networking.k8s.io/v1',
  kind: 'NetworkPolicy',
  metadata: { name, labels: labelsOf(name) },
  spec,
})

/** A namespace that an overlay marks so: of the ingress, of Prometheus. */
const fromNamespace = (role: 'ingress' | 'monitoring') => [
  { namespaceSelector: { matchLabels: { 'naijatax.example/role': role } } },
]

const scrapes = { from: fromNamespace('monitoring'), ports: [tcp(METRICS_PORT)] }
/** PostgreSQL, its pooler, Redis and Sentinels. */
const stores = { ports: [tcp(5432), tcp(6432), tcp(6379), tcp(26379)] }

/** Nobody talks to a process, and none to anybody, but as is said here. */
const policies: readonly INetworkPolicy[] = [
  policyOf('naijatax', {
    podSelector: { matchLabels: { 'app.kubernetes.io/part-of': 'naijatax' } },
    policyTypes: ['Ingress', 'Egress'],
    egress: [{ ports: [...names] }, stores],
  }),
  policyOf('naijatax-api', {
    ...named('naijatax-api'),
    policyTypes: ['Ingress', 'Egress'],
    ingress: [{ from: fromNamespace('ingress'), ports: [tcp(PORT)] }, scrapes],
    // Stripe, the providers of sign-ins, the language model.
    egress: [{ ports: [tcp(443)] }],
  }),
  policyOf('naijatax-worker', {
    ...named('naijatax-worker'),
    policyTypes: ['Ingress', 'Egress'],
    ingress: [scrapes],
    // Stripe, and the mail server.
    egress: [{ ports: [tcp(443), tcp(465), tcp(587)] }],
  }),
]

const monitor: IServiceMonitor = {
  apiVersion: 'monitoring.coreos.com/v1',
  kind: 'ServiceMonitor',
  metadata: { name: 'naijatax', labels: labelsOf('naijatax') },
  spec: {
    jobLabel: 'app.kubernetes.io/name',
    selector: { matchLabels: { 'app.kubernetes.io/part-of': 'naijatax' } },
    // `job` is a job of ours in some figures.
    endpoints: [{ port: 'metrics', interval: '15s', honorLabels: true }],
  },
}

/** What stands around the processes, by the file that holds it. */
export const aroundFiles = {
  'disruption.yaml': [budgetOf('naijatax-api'), budgetOf('naijatax-worker')],
  'scaling.yaml': [apiScaler, workerScaler],
  'network.yaml': policies,
  'monitor.yaml': [monitor],
} as const

/** What the adapter of Prometheus is given (its chart's values): no object of the cluster. */
export const adapterValues = adapter
