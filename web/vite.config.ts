import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)
const outDir = join(import.meta.dirname, '../dist/web')

// Which chunk a module belongs to, by its path: a package, or folders of ours.
const inPackage = (names: string) => `node_modules/(${names})/`
const inFolder = (paths: string) => `^(?!.*node_modules).*/(${paths})`
const anyOf = (...patterns: readonly string[]) => new RegExp(patterns.join('|'))
/** What the compiler adds for old browsers. */
const helpers = '@oxc-project.runtime'

/** Below this a compressed copy saves no packet. */
const worthCompressing = 512

/**
 * Writes `.br` and `.gz` beside every text asset once, at full effort, so that the server only picks a file
 * and never compresses while a person waits.
 */
function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    apply: 'build',
    enforce: 'post',
    async writeBundle({ dir = outDir }) {
      const files = await readdir(dir, { recursive: true })
      await Promise.all(
        files
          .filter((file) => /\.(js|css|html|svg|json|txt|webmanifest)$/.test(file))
          .map(async (file) => {
            const path = join(dir, file)
            const source = await readFile(path)
            if (source.length < worthCompressing) return
            const params = {
              [constants.BROTLI_PARAM_QUALITY]: 11,
              [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
            }
            await writeFile(`${path}.br`, await brotli(source, { params }))
            await writeFile(`${path}.gz`, await gz(source, { level: 9 }))
          }),
      )
    },
  }
}

/** API_URL: where `vite` in development sends /api (the running API's address). */
const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), compressAssets()],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    outDir,
    emptyOutDir: true,
    manifest: true,
    target: ['es2020', 'chrome80', 'firefox78', 'safari14'],
    // The content policy forbids data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // All styles are smaller than the requests for their parts, and one sheet has one order.
    cssCodeSplit: false,
    rolldownOptions: {
      // Importing one of our modules does nothing by itself (styles and main.tsx apart), so that one call of the
      // contract does not bring the schemas, the law and the words of all others along.
      treeshake: {
        moduleSideEffects: [
          { test: /[\\/](tax|contract|api|components|session|forms)[\\/].*\.tsx?$/, sideEffects: false },
        ],
      },
      output: {
        codeSplitting: {
          // Few chunks, each of what is wanted together: on a slow line a request costs more than a kilobyte.
          includeDependenciesRecursively: false,
          groups: [
            // Changes with a library upgrade only, so a returning visitor keeps it.
            {
              name: 'vendor',
              test: anyOf(
                inPackage('react|react-dom|scheduler|react-router|react-router-dom|@tanstack'),
                helpers,
              ),
            },
            { name: 'words', test: anyOf(inFolder('tax/words/')) },
            // Drawing figures and the table of bands takes the format and the law's figures, not the engine.
            {
              name: 'figures',
              test: anyOf(
                inFolder(
                  'web/components/(figures|plans|cloth/(Band|Weave|weave|Swatch|EmptyLoom|band))|tax/(money/format|years/)',
                ),
              ),
            },
            // Only someone who sees the figures fetches how they came about.
            {
              name: 'explained',
              test: anyOf(inFolder('tax/explanation/|web/features/calculations/explained/')),
            },
            {
              name: 'tax',
              test: anyOf(
                inFolder(
                  'tax/|api/contract/(drafts|submissions|mask|index)|web/api/calls/(drafts|submissions)',
                ),
              ),
            },
            { name: 'forms', test: anyOf(inFolder('web/(forms/|components/(fields/|Form|ErrorSummary))')) },
            // What every page stands on: session, client, frame, plain parts.
            {
              name: 'shell',
              test: anyOf(inPackage('zod'), inFolder('web/(api|components|session|shell)/|api/contract/')),
            },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    // Our own modules in web/api/ have addresses under /api too: they end in .ts, no call does.
    proxy: { '^/api/(?!.*\\.ts)': { target: api, changeOrigin: false } },
  },
})
