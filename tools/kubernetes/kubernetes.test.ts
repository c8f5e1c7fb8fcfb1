import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as prometheus from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1'
import * as apps from 'kubernetes-models/apps/v1'
import * as autoscaling from 'kubernetes-models/autoscaling/v2'
import * as batch from 'kubernetes-models/batch/v1'
import * as networking from 'kubernetes-models/networking.k8s.io/v1'
import * as policy from 'kubernetes-models/policy/v1'
import * as core from 'kubernetes-models/v1'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments, stringify } from 'yaml'
import { environmentVariables, processes } from '../../platform/env-variables.ts'
import { readEnv } from '../../platform/env.ts'
import { adapterValues, aroundFiles } from './around.ts'
import { environmentOf } from './parts.ts'
import { afterwardsFiles, processFiles } from './processes.ts'

const folder = resolve(import.meta.dirname, '../../deploy/kubernetes')
const header = '# Made from tools/kubernetes by `npx vitest run --project=unit tools/kubernetes -u`.\n'
const written = (objects: readonly object[]): string =>
  header +
  objects
    .map((one) => stringify(one, { lineWidth: 110, singleQuote: true, aliasDuplicateObjects: false }))
    .join('---\n')

const files = [
  ...Object.entries({ ...processFiles, ...aroundFiles }).map(
    ([file, made]) => [`base/${file}`, made] as const,
  ),
  ...Object.entries(afterwardsFiles).map(([file, made]) => [`afterwards/${file}`, made] as const),
]

/** What of an object is looked at. */
interface Object {
  apiVersion: string
  kind: string
  metadata?: { name?: string }
}

/** Kubernetes' own schemas, and those of Prometheus' operator, by the version that an object names. */
const schemas: Readonly<Record<string, object>> = {
  v1: core,
  'apps/v1': apps,
  'batch/v1': batch,
  'autoscaling/v2': autoscaling,
  'policy/v1': policy,
  'networking.k8s.io/v1': networking,
  'monitoring.coreos.com/v1': prometheus,
}

/** An object as an overlay gives it. */
type Built = Object & { metadata: { namespace?: string } }

const documentsIn = (file: string): Object[] =>
  parseAllDocuments(readFileSync(file, 'utf8')).map((document) => document.toJS() as Object)
const yamlIn = (...below: string[]): string[] =>
  readdirSync(join(folder, ...below))
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => join(folder, ...below, file))
const folders = ['base', 'afterwards', 'example', 'example/afterwards'] as const
const objects = folders
  .flatMap((below) => yamlIn(below))
  .filter((file) => !file.endsWith('kustomization.yaml'))
  .flatMap((file) =>
    documentsIn(file).map((object) => [`${object.kind} ${object.metadata?.name}`, object] as const),
  )

test.each(files)('%s is what the processes are', async (file, made) => {
  await expect(written(made)).toMatchFileSnapshot(join(folder, file))
})

test('the adapter of Prometheus is given what the scaling asks for', async () => {
  const values =
    header + stringify(adapterValues, { lineWidth: 160, singleQuote: true, aliasDuplicateObjects: false })
  await expect(values).toMatchFileSnapshot(join(folder, 'prometheus-adapter/values.yaml'))
  const asked = [...JSON.stringify(aroundFiles['scaling.yaml']).matchAll(/"metric":\{"name":"(\w+)"/g)].map(
    ([, name]) => name,
  )
  const given = JSON.stringify(adapterValues)
  expect(asked).toHaveLength(3)
  for (const name of asked) expect(given).toContain(name)
})

test.each(objects)('%s fits the schema of Kubernetes', (_name, object) => {
  const { apiVersion, kind } = object
  const Model = (schemas[apiVersion] as Record<string, new (data: object) => { validate(): void }>)[kind]
  expect(Model, `${apiVersion} ${kind}`).toBeDefined()
  expect(() => new Model!(object).validate()).not.toThrow()
})

test('every container may write where compose lets it, and beside that to the backups alone', () => {
  const compose = parse(readFileSync(join(folder, '../../docker-compose.yml'), 'utf8'), { merge: true }) as {
    services: Record<string, { tmpfs?: string[] }>
  }
  const containers = files.flatMap(([, made]) =>
    [...JSON.stringify(made).matchAll(/"volumeMounts":(\[[^\]]*\])/g)].map(([, mounts = '']) =>
      (JSON.parse(mounts) as { mountPath: string }[]).map(({ mountPath }) => mountPath),
    ),
  )
  const scratch = compose.services['api']?.tmpfs ?? []
  expect(scratch.length).toBeGreaterThan(0)
  expect(containers).toHaveLength(5)
  for (const mounted of containers) expect(mounted.filter((path) => path !== '/backups')).toEqual(scratch)
})

test('a wrong object is refused by these schemas', () => {
  const broken = structuredClone(processFiles['api.yaml'][0]) as { spec: { replicas?: unknown } }
  broken.spec.replicas = 'two'
  expect(() => new apps.Deployment(broken as never).validate()).toThrow('replicas')
})

test.each(processes)(
  '%s is given what it uses, each secret from the Secret, and starts with it',
  (process) => {
    const given = environmentOf(process)
    const used = environmentVariables.filter(({ usedBy }) => usedBy.includes(process))
    expect(used.map(({ name }) => name as string)).toEqual(
      expect.arrayContaining(given.map(({ name }) => name)),
    )
    for (const { name, isSecret } of used)
      expect(
        given.find((one) => one.name === name)?.valueFrom?.configMapKeyRef === undefined || !isSecret,
        name,
      ).toBe(true)
    const values: Record<string, string> = {
      PUBLIC_URL: 'https://tax.example.ng',
      DATABASE_URL: 'postgres://tax@db/tax',
      SMTP_URL: 'smtps://mail.example.ng',
      TOKEN_KEY: '0123456789abcdef'.repeat(2),
      MAIL_FROM: 'NaijaTax <tax@mail.ng>',
      STRIPE_SECRET_KEY: 'sk_live_1',
      STRIPE_WEBHOOK_SECRETS: 'whsec_1',
      STRIPE_PRICE_ID: 'price_1',
      FALLBACK_PAYMENT_LINK: 'https://buy.stripe.com/1',
    }
    const env = Object.fromEntries(given.map(({ name, value }) => [name, value ?? values[name]]))
    expect(readEnv(env, process).NODE_ENV).toBe('production')
  },
)

/** What is read of a Kustomization. */
interface Kustomization {
  namespace?: string
  resources: string[]
  images?: { name: string; newName: string; newTag: string }[]
  configMapGenerator?: { name: string; literals: string[] }[]
}
const kustomizationOf = (below: string) =>
  parse(readFileSync(join(folder, below, 'kustomization.yaml'), 'utf8')) as Kustomization

test.each(folders)('%s names every file of it, and nothing that is not there', (below) => {
  const { resources } = kustomizationOf(below)
  for (const resource of resources) expect(existsSync(join(folder, below, resource)), resource).toBe(true)
  const there = readdirSync(join(folder, below)).filter(
    (file) => file.endsWith('.yaml') && file !== 'kustomization.yaml',
  )
  expect(resources.filter((resource) => !resource.startsWith('..')).toSorted()).toEqual(there.toSorted())
})

test('both overlays of the example are of one namespace and one image, and set variables that are no secret', () => {
  const [{ namespace, images, configMapGenerator }, afterwards] = [
    kustomizationOf('example'),
    kustomizationOf('example/afterwards'),
  ]
  expect(images?.map(({ name }) => name)).toEqual(['naijatax'])
  expect(afterwards).toMatchObject({ namespace, images })
  const known = environmentVariables.filter(({ isSecret }) => !isSecret).map(({ name }) => name as string)
  const literals = (configMapGenerator ?? []).flatMap((one) =>
    one.literals.map((text) => text.split('=', 1)[0] ?? ''),
  )
  expect(literals.length).toBeGreaterThan(3)
  expect(literals.filter((name) => !known.includes(name))).toEqual([])
})

const hasKubectl = spawnSync('kubectl', ['version', '--client']).status === 0
if (!hasKubectl) process.stderr.write('kubectl is not installed: no overlay of Kubernetes is built here\n')

test.skipIf(!hasKubectl).each(['example', 'example/afterwards'])('%s is built by kubectl', (below) => {
  const said = execFileSync('kubectl', ['kustomize', join(folder, below)], { encoding: 'utf8' })
  const built = parseAllDocuments(said).map((document) => document.toJS() as Built)
  const { images: [image] = [] } = kustomizationOf(below)
  const text = JSON.stringify(built)
  expect(text).toContain(`"image":"${image?.newName}:${image?.newTag}"`)
  expect(text).not.toContain('"image":"naijatax"')
  const elsewhere = built.filter(
    ({ kind, metadata }) => kind !== 'Namespace' && metadata.namespace !== 'naijatax',
  )
  expect(elsewhere).toEqual([])
})
