import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type InlineConfig, type Plugin } from 'vite'
import { describe, expect, it } from 'vitest'
import { checkChunks, chunkOf } from './chunks.ts'
import { leanQuery, leanRouter } from './lean-libraries.ts'
import { leanPdf } from './lean-pdf.ts'
import { asModule, leanReact } from './lean-react.ts'
import { ownNamespaces } from './own-namespaces.ts'

const root = join(import.meta.dirname, '../..')

/** A build of one module that imports nothing, with a plugin. */
function buildWith(plugin: Plugin): Promise<unknown> {
  const source: Plugin = {
    name: 'source',
    resolveId: (id) => (id === 'source' ? '\0source' : undefined),
    load: (id) => (id === '\0source' ? 'export const nothing = 0' : undefined),
  }
  const config: InlineConfig = {
    configFile: false,
    root,
    logLevel: 'silent',
    publicDir: false,
    plugins: [source, plugin],
    build: { write: false, rolldownOptions: { input: 'source' } },
  }
  return build(config)
}

describe('a build fails with a sentence', () => {
  it('when a folder of the chunks holds no module', async () => {
    await expect(buildWith(checkChunks())).rejects.toThrow(
      /web\/build\/chunks\.ts names .*web\/components\/sign-in\/.*, but no module of the client is there/,
    )
  })
  it('when the PDF library no longer has what is left out of it', async () => {
    await expect(buildWith(leanPdf())).rejects.toThrow('The PDF library no longer has brotli/decompress.js')
  })
  it('when react-router no longer reads as its patch expects', async () => {
    await expect(buildWith(leanRouter())).rejects.toThrow('react-router no longer has')
  })
  it('when React is no longer built of its files for production', async () => {
    await expect(buildWith(leanReact())).rejects.toThrow(/^(?:.*\n)*.*react-dom\/client.* no longer read as/)
  })
  it('when no chunk takes the helper that makes a namespace', async () => {
    await expect(buildWith(ownNamespaces())).rejects.toThrow('remove web/build/own-namespaces.ts')
  })
})

it('no class of the query library has a private member that one it extends calls the same', async () => {
  await expect(buildWith(leanQuery())).rejects.toThrow('has no private members any more')
  const folder = join(root, 'node_modules/@tanstack/query-core/build/modern')
  const sources = globSync('*.js', { cwd: folder }).map((name) => readFileSync(join(folder, name), 'utf8'))
  const classes = sources.flatMap((source) => {
    const [, name, base] = /\bvar (\w+) = class(?: extends (\w+))? \{/.exec(source) ?? []
    const members = [...source.matchAll(/#([a-z]\w*)/gi)].map(([, member = '']) => member)
    return name === undefined ? [] : [[name, { base, members: new Set(members) }] as const]
  })
  const byName = new Map(classes)
  expect(byName.get('InfiniteQueryObserver')?.base).toBe('QueryObserver')
  const doubles = classes.flatMap(([name, { base, members }]) => {
    const inherited = byName.get(base ?? '')
    return inherited === undefined
      ? []
      : [...members].filter((member) => inherited.members.has(member)).map((member) => `${name}.${member}`)
  })
  expect(doubles).toEqual([])
})

it('a CommonJS file becomes a module whose exports are variables', () => {
  const source = [
    'var One = require("one"),',
    '  Two = require("two");',
    'exports.clock = void 0;',
    'if (One.isQuick) {',
    '  exports.clock = One.now;',
    '}',
    'exports.read = function () {',
    '  return exports.clock(Two);',
    '};',
  ].join('\n')
  expect(asModule(source).split('\n')).toEqual([
    'import * as One from "one";',
    'import * as Two from "two";',
    'let $clock;',
    '',
    '$clock = void 0;',
    'if (One.isQuick) {',
    '  $clock = One.now;',
    '}',
    'const $read = function () {',
    '  return $clock(Two);',
    '};',
    'export { $clock as clock, $read as read };',
    'export default { get clock() { return $clock }, get read() { return $read } };',
  ])
})

/** The chunk of a module at a path that imports these. */
const chunk = (path: string, ...imports: string[]) =>
  chunkOf(join(root, path), {
    getModuleInfo: () => ({ importedIds: imports.map((other) => join(root, other)) }),
  } as unknown as Parameters<typeof chunkOf>[1])

describe('a module goes to the chunk', () => {
  it.each([
    ['web/session/session.ts', 'app'],
    ['web/components/sign-in/Phone.tsx', 'sign-in'],
    ['web/features/results/index.tsx', 'results'],
    ['tax/rules/bands.ts', 'interview'],
    ['tax/explanation/explain.ts', 'explained'],
    ['node_modules/react-dom/client.js', 'vendor'],
  ])('%s: %s, of the longest folder that holds it', (path, name) => {
    expect(chunk(path)).toBe(name)
  })
  it.each([
    'web/features/login/index.tsx',
    'web/features/report/drawing/paper.ts',
    'node_modules/pdfkit/js/pdfkit.js',
  ])('%s: none, it stays with the page that asks for it', (path) => expect(chunk(path) ?? null).toBeNull())
  it('of what it imports, in the contract', () => {
    expect(chunk('contract/http/mask.ts', 'tax/index.ts')).toBe('interview')
    expect(chunk('contract/http/product.ts')).toBe('app')
  })
})
