import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const here = 'web/build/lean-libraries.ts'

/** The package's public entry is its build for development. */
const routerEntry = createRequire(import.meta.url).resolve('react-router')
const productionRouter = routerEntry.replace(/development([\\/])index\.m?js$/, 'production$1index.mjs')

/** What keeps unused components of react-router in a build, and what stands in its place. */
const routerPatterns: readonly (readonly [RegExp, string])[] = [
  [/= (React\d*)\.forwardRef\(/g, '= /* @__PURE__ */ $1.forwardRef('],
  [/^[A-Z]\w*\.displayName = "\w+";$/gm, ''],
  // Our routes load no data: what stands where such a route fails, and how its pages navigate, is never asked for.
  [/\bisDataRoute \? useNavigateStable\(\) : /g, ''],
  [/\bmatch\.route\.errorElement \|\| defaultErrorElement\b/g, 'null'],
  [/\bdataRouterState && \(match\.route\.ErrorBoundary[^]*?\n {6}\) : (?=getChildren\(\);)/g, ''],
  [/^RenderErrorBoundary\.contextType = .*$/gm, ''],
  [/= dataRouterOpts\?\.state;/g, '= void 0;'],
]

/**
 * Takes react-router's build for production, and lets the bundler drop the components of it that nothing uses: 4.8 KiB of
 * every page after brotli. The package makes them by `forwardRef(...)` and then names them for developer tools: both look like work that must happen, so all of
 * them would be kept. Fails the build when the package no longer reads like that.
 */
export function leanRouter(): Plugin {
  const matched = new Set<RegExp>()
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === 'react-router' ? productionRouter : undefined),
    transform: {
      filter: { id: /node_modules\/react-router\/dist\// },
      handler(source) {
        let code = source
        for (const [pattern, replacement] of routerPatterns) {
          const changed = code.replace(pattern, replacement)
          if (changed !== code) matched.add(pattern)
          code = changed
        }
        return { code, map: null }
      },
    },
    buildEnd(fault) {
      if (productionRouter === routerEntry)
        this.error(`react-router's entry is now ${routerEntry}: name its build for production in ${here}.`)
      const gone = routerPatterns
        .filter(([pattern]) => !matched.has(pattern))
        .map(([pattern]) => String(pattern))
      if (fault === undefined && gone.length > 0)
        this.error(
          `react-router no longer has ${gone.join(' or ')}: change or remove leanRouter in ${here}, then weigh the pages.`,
        )
    },
  }
}

/**
 * Makes the private members of the query library plain ones: for the oldest browser that we serve each access to a
 * private one would become a call of a helper, 0.4 KiB of every page after brotli. No class has a private member of the
 * same name as one that it extends (checks.test.ts). Fails the build when the library has none any more.
 */
export function leanQuery(): Plugin {
  let isSeen = false
  return {
    name: 'lean-query',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /node_modules\/@tanstack\/query-core\/build\/modern\/\w+\.js$/ },
      handler(source) {
        const code = source.replace(/#([a-z]\w*)/gi, '_$1')
        isSeen ||= code !== source
        return { code, map: null }
      },
    },
    buildEnd(fault) {
      if (fault === undefined && !isSeen)
        this.error(
          `@tanstack/query-core has no private members any more: remove leanQuery in ${here}, then weigh the pages.`,
        )
    },
  }
}
