import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

/** The package's only public entry is its build with development warnings. */
const production = createRequire(import.meta.url)
  .resolve('react-router')
  .replace(/development([\\/])index\.js$/, 'production$1index.mjs')

/**
 * Lets the bundler drop the components of react-router that nothing uses. The package makes them by `forwardRef(...)`
 * and then names them for developer tools: both look like work that must happen, so all of them would be kept.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === 'react-router' ? production : undefined),
    transform: {
      filter: { id: /node_modules\/react-router\/dist\// },
      handler: (code) => ({
        code: code
          .replace(/= (React\d*)\.forwardRef\(/g, '= /* @__PURE__ */ $1.forwardRef(')
          .replace(/^[A-Z]\w*\.displayName = "\w+";$/gm, ''),
        map: null,
      }),
    },
  }
}
