import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const load = createRequire(import.meta.url)
const entries = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']
const prefix = '\0esm:'

/**
 * Gives React to our modules as the standard module that its package is not: without it every chunk carries the
 * bundler's bridge to CommonJS, fetches the bridge as a file of its own, and calls each hook through it.
 */
export function reactAsEsm(): Plugin {
  return {
    name: 'react-as-esm',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, _importer, { kind }) =>
      entries.includes(id) && kind !== 'require-call' ? prefix + id : undefined,
    load(id) {
      if (!id.startsWith(prefix)) return undefined
      const name = id.slice(prefix.length)
      const file = load.resolve(name)
      const names = Object.keys(load(name) as object).filter((key) => /^[a-z]\w*$/i.test(key))
      return [
        `import cjs from ${JSON.stringify(file)}`,
        ...names.map((key) => `export const ${key} = cjs.${key}`),
        'export default cjs',
      ].join('\n')
    },
  }
}
