import type { IContainer, IEnvVar, IPodSpec } from 'kubernetes-models/v1'
import { environmentVariables, type Process } from '../../platform/env-variables.ts'

/** What every object of ours is called by, and by which the network is told who is who. */
export const labelsOf = (name: string) => ({
  'app.kubernetes.io/name': name,
  'app.kubernetes.io/part-of': 'naijatax',
})

export const PORT = 3000
export const METRICS_PORT = 9464

/** What the image sets by itself, and what it runs with in a cluster. */
const ofTheImage = ['WEB_DIST', 'PUPPETEER_EXECUTABLE_PATH']
const fixed: Readonly<Record<string, string>> = {
  NODE_ENV: 'production',
  HOST: '0.0.0.0',
  PORT: String(PORT),
  METRICS_PORT: String(METRICS_PORT),
  METRICS_HOST: '0.0.0.0',
}

/**
 * The variables that a process uses and no other: its secrets from the Secret `naijatax`, the rest from the ConfigMap
 * `naijatax`; what is missing there has its default.
 */
export function environmentOf(process: Process): IEnvVar[] {
  const used = environmentVariables.filter(
    ({ name, usedBy }) => usedBy.includes(process) && !ofTheImage.includes(name),
  )
  return used.map(({ name, isSecret, required }) => {
    const value = fixed[name]
    if (value !== undefined) return { name, value }
    const reference = { name: 'naijatax', key: name, ...(!required && { optional: true }) }
    return { name, valueFrom: isSecret ? { secretKeyRef: reference } : { configMapKeyRef: reference } }
  })
}

/** What may be written in a container: scratch files, as in compose. The browser that prints keeps its own at home. */
const scratch = ['/tmp', '/home/node'] as const
const nameOf = (path: string): string => (path === '/tmp' ? 'scratch' : 'home')

/** A container of the image, with no more rights than it needs. */
export const containerOf = (name: string, more: Omit<IContainer, 'name'>): IContainer => ({
  name,
  image: 'naijatax',
  securityContext: {
    allowPrivilegeEscalation: false,
    capabilities: { drop: ['ALL'] },
    readOnlyRootFilesystem: true,
  },
  ...more,
  volumeMounts: [
    ...scratch.map((mountPath) => ({ name: nameOf(mountPath), mountPath })),
    ...(more.volumeMounts ?? []),
  ],
})

/** A pod of the image's own user. */
export const podOf = (container: IContainer, more: Omit<IPodSpec, 'containers'> = {}): IPodSpec => ({
  automountServiceAccountToken: false,
  securityContext: {
    runAsNonRoot: true,
    runAsUser: 1000,
    runAsGroup: 1000,
    fsGroup: 1000,
    seccompProfile: { type: 'RuntimeDefault' },
  },
  ...more,
  containers: [container],
  volumes: [...scratch.map((path) => ({ name: nameOf(path), emptyDir: {} })), ...(more.volumes ?? [])],
})
