import { readFileSync } from 'node:fs'
import { createRequire, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import type * as Swc from '@swc/core'

/**
 * Loaded into every process that runs the product's sources: Node itself takes the types out of a .ts file, and this
 * also makes JavaScript of the templates, whose files are .tsx.
 */
registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith('.tsx')) return nextLoad(url, context)
    return { format: 'module', source: withoutJsx(fileURLToPath(url)), shortCircuit: true }
  },
})

const require = createRequire(import.meta.url)

function withoutJsx(file: string): string {
  // Taken up with the first template: most processes draw none.
  const { transformSync } = require('@swc/core') as typeof Swc
  return transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    isModule: true,
    sourceMaps: false,
    swcrc: false,
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  }).code
}
