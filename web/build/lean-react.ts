import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { cutReactDom, unexported } from './react-dom-cuts.ts'

const here = 'web/build/lean-react.ts'

/** What is imported of React, with the package and its file for production. */
const files = {
  react: ['react', 'react.production.js'],
  'react/jsx-runtime': ['react', 'react-jsx-runtime.production.js'],
  'react-dom': ['react-dom', 'react-dom.production.js'],
  'react-dom/client': ['react-dom', 'react-dom-client.production.js'],
  scheduler: ['scheduler', 'scheduler.production.js'],
} as const

const fromHere = createRequire(import.meta.url)
/** The scheduler is React's own: it is found from there. */
const fromReact = createRequire(fromHere.resolve('react-dom/package.json'))

const paths: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([id, [name, file]]) => [
    id,
    join(dirname(fromReact.resolve(`${name}/package.json`)), 'cjs', file),
  ]),
)

/**
 * A CommonJS file of React as a module: what nobody imports of it is left out, and a use of it names a variable, where it
 * would read a property of an object.
 * @param without names that it does not export after all: a build that imports one fails.
 */
export function asModule(source: string, without: readonly string[] = []): string {
  const assigned = [...source.matchAll(/^( *)exports\.(\w+) =/gm)]
  const names = [...new Set(assigned.map(([, , name = '']) => name))]
  const once = new Set(
    names.filter((name) => {
      const indents = assigned.flatMap(([, indent, other]) => (other === name ? [indent] : []))
      return indents.length === 1 && indents[0] === ''
    }),
  )
  const exported = names.filter((name) => !without.includes(name))
  const imports = [...source.matchAll(/\b(\w+) = require\("([\w-]+)"\)/g)]
  return [
    ...imports.map(([, name, id]) => `import * as ${name} from "${id}";`),
    ...names.filter((name) => !once.has(name)).map((name) => `let $${name};`),
    source
      .replace(/^var \w+ = require\("[\w-]+"\)(?:,\s+\w+ = require\("[\w-]+"\))*;$/m, '')
      .replace(/^exports\.(\w+) =/gm, (whole, name: string) => (once.has(name) ? `const $${name} =` : whole))
      .replace(/\bexports\.(\w+)/g, '$$$1'),
    `export { ${exported.map((name) => `$${name} as ${name}`).join(', ')} };`,
    // Who imports the whole of it reads its properties.
    `export default { ${exported.map((name) => `get ${name}() { return $${name} }`).join(', ')} };`,
  ].join('\n')
}

/**
 * Builds React of modules, without what the client never does: 15 KiB less of every page after brotli, and no file of
 * helpers for CommonJS. Fails the build when a file of it no longer reads like one, or no longer has what is left out.
 */
export function leanReact(): Plugin {
  const seen = new Set<string>()
  const missing = new Set<string>()
  return {
    name: 'lean-react',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => paths[id],
    transform: {
      filter: { id: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]cjs[\\/][\w-]+\.production\.js$/ },
      handler(source, id) {
        const isDom = id.endsWith('react-dom-client.production.js')
        const cut = isDom ? cutReactDom(source) : { code: source, gone: [] }
        for (const each of cut.gone) missing.add(each)
        const code = asModule(cut.code, unexported)
        if (!/\brequire\(|\bexports\b|\bmodule\./.test(code)) seen.add(id)
        return { code, map: null }
      },
    },
    buildEnd(fault) {
      if (fault !== undefined) return
      const gone = Object.keys(paths).filter((id) => !seen.has(paths[id] ?? ''))
      if (gone.length > 0)
        this.error(`${gone.join(', ')} no longer read as ${here} expects: change it, then weigh the pages.`)
      if (missing.size > 0)
        this.error(
          `react-dom no longer has ${[...missing].join(', ')}: look at the lists in web/build/react-dom-cuts.ts, then weigh the pages.`,
        )
    },
  }
}
