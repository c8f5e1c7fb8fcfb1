import type { IDeployment } from 'kubernetes-models/apps/v1'
import type { ICronJob, IJob } from 'kubernetes-models/batch/v1'
import type { IPersistentVolumeClaim, IService, ITopologySpreadConstraint } from 'kubernetes-models/v1'
import { containerOf, environmentOf, labelsOf, METRICS_PORT, podOf, PORT } from './parts.ts'

const nodeOn = (file: string): string[] => ['node', '--enable-source-maps', `dist/server/${file}`]

/** Asked every few seconds; one that is not ready is sent nothing, one that does not live is started again. */
const probes = (port: 'http' | 'metrics') => ({
  startupProbe: { httpGet: { path: '/livez', port }, periodSeconds: 2, failureThreshold: 60 },
  livenessProbe: { httpGet: { path: '/livez', port }, periodSeconds: 10, failureThreshold: 3 },
  readinessProbe: { httpGet: { path: '/readyz', port }, periodSeconds: 3, failureThreshold: 2 },
})

const memory = (request: string, limit: string, cpu: string) => ({
  requests: { cpu, memory: request },
  limits: { memory: limit },
})

/** Longer than SHUTDOWN_SECONDS: the process ends by itself, with its work done. */
const GRACE = 35

const spread = (name: string): ITopologySpreadConstraint[] => [
  {
    maxSkew: 1,
    topologyKey: 'kubernetes.io/hostname',
    whenUnsatisfiable: 'ScheduleAnyway',
    labelSelector: { matchLabels: { 'app.kubernetes.io/name': name } },
  },
]

/** One new process is there before an old one goes (docs/release.md). */
const oneAfterTheOther = { type: 'RollingUpdate', rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } } as const

const api: IDeployment = {
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name: 'naijatax-api', labels: labelsOf('naijatax-api') },
  spec: {
    strategy: oneAfterTheOther,
    selector: { matchLabels: labelsOf('naijatax-api') },
    template: {
      metadata: { labels: labelsOf('naijatax-api') },
      spec: podOf(
        containerOf('api', {
          command: nodeOn('api/main.js'),
          env: environmentOf('api'),
          ports: [
            { name: 'http', containerPort: PORT },
            { name: 'metrics', containerPort: METRICS_PORT },
          ],
          ...probes('http'),
          // 230 MB after a million requests (docs/measurements.md); 512 MB of heap and what stands outside of it.
          resources: memory('320Mi', '768Mi', '500m'),
        }),
        { terminationGracePeriodSeconds: GRACE, topologySpreadConstraints: spread('naijatax-api') },
      ),
    },
  },
}

const worker: IDeployment = {
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name: 'naijatax-worker', labels: labelsOf('naijatax-worker') },
  spec: {
    strategy: oneAfterTheOther,
    selector: { matchLabels: labelsOf('naijatax-worker') },
    template: {
      metadata: { labels: labelsOf('naijatax-worker') },
      spec: podOf(
        containerOf('worker', {
          command: nodeOn('worker/main.js'),
          env: [
            ...environmentOf('worker'),
            { name: 'NODE_OPTIONS', value: '--max-old-space-size=512 --max-semi-space-size=4 --expose-gc' },
            { name: 'MALLOC_MMAP_THRESHOLD_', value: '131072' },
            { name: 'MALLOC_TRIM_THRESHOLD_', value: '131072' },
          ],
          ports: [{ name: 'metrics', containerPort: METRICS_PORT }],
          ...probes('metrics'),
          // 136 MB, and a Chromium with two pages beside it.
          resources: memory('512Mi', '1Gi', '500m'),
          volumeMounts: [{ name: 'backups', mountPath: '/backups' }],
        }),
        {
          terminationGracePeriodSeconds: GRACE,
          topologySpreadConstraints: spread('naijatax-worker'),
          volumes: [{ name: 'backups', persistentVolumeClaim: { claimName: 'naijatax-backups' } }],
        },
      ),
    },
  },
}

/** A job that changes the schema. */
const migrating = (name: string, command: string[]): IJob => ({
  apiVersion: 'batch/v1',
  kind: 'Job',
  metadata: { name, labels: labelsOf(name) },
  spec: {
    backoffLimit: 3,
    ttlSecondsAfterFinished: 86_400,
    template: {
      metadata: { labels: labelsOf(name) },
      spec: podOf(
        containerOf('migrate', {
          command,
          env: environmentOf('migrate'),
          resources: memory('128Mi', '512Mi', '100m'),
        }),
        { restartPolicy: 'Never' },
      ),
    },
  },
})

/** Before the new processes start; it may run again, and an older one on a newer schema changes nothing. */
const migrate = migrating('naijatax-migrate', nodeOn('db/migrate.js'))

/** When the new processes are the only ones: takes away what the release before used. */
const contract = migrating('naijatax-contract', [...nodeOn('db/migrate.js'), 'contract'])

const backup: ICronJob = {
  apiVersion: 'batch/v1',
  kind: 'CronJob',
  metadata: { name: 'naijatax-backup', labels: labelsOf('naijatax-backup') },
  spec: {
    schedule: '0 1 * * *',
    timeZone: 'Africa/Lagos',
    concurrencyPolicy: 'Forbid',
    jobTemplate: {
      spec: {
        backoffLimit: 2,
        template: {
          metadata: { labels: labelsOf('naijatax-backup') },
          spec: podOf(
            containerOf('backup', {
              command: [
                'sh',
                '-c',
                'backup "/backups/$(date -u +%F-%H%M)" && find /backups -mindepth 1 -maxdepth 1 -type d -name "2*" -mtime +30 -exec rm -r {} +',
              ],
              env: [
                ...environmentOf('migrate').filter(
                  ({ name }) => name.startsWith('DATABASE_') && name.endsWith('URL'),
                ),
                { name: 'ERASED_LOG', value: '/backups/erased.log' },
              ],
              resources: memory('128Mi', '512Mi', '100m'),
              volumeMounts: [{ name: 'backups', mountPath: '/backups' }],
            }),
            {
              restartPolicy: 'Never',
              volumes: [{ name: 'backups', persistentVolumeClaim: { claimName: 'naijatax-backups' } }],
            },
          ),
        },
      },
    },
  },
}

/** Written by the backup and by workers (the erased log): on a class of storage that many nodes may write. */
const backups: IPersistentVolumeClaim = {
  apiVersion: 'v1',
  kind: 'PersistentVolumeClaim',
  metadata: { name: 'naijatax-backups', labels: labelsOf('naijatax-backups') },
  spec: { accessModes: ['ReadWriteMany'], resources: { requests: { storage: '50Gi' } } },
}

const apiService: IService = {
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name: 'naijatax-api', labels: labelsOf('naijatax-api') },
  spec: {
    selector: labelsOf('naijatax-api'),
    ports: [
      { name: 'http', port: 80, targetPort: 'http' },
      { name: 'metrics', port: METRICS_PORT, targetPort: 'metrics' },
    ],
  },
}

const workerService: IService = {
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name: 'naijatax-worker', labels: labelsOf('naijatax-worker') },
  spec: {
    clusterIP: 'None',
    selector: labelsOf('naijatax-worker'),
    ports: [{ name: 'metrics', port: METRICS_PORT, targetPort: 'metrics' }],
  },
}

/** What runs, by the file that holds it. */
export const processFiles = {
  'api.yaml': [api, apiService],
  'worker.yaml': [worker, workerService],
  'migrate.yaml': [migrate],
  'backup.yaml': [backup, backups],
} as const

/** What runs when a release is in use, apart from the base: by the file that holds it. */
export const afterwardsFiles = { 'contract.yaml': [contract] } as const
