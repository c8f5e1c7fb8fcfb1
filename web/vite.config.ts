import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { assistantInDevelopment } from './build/assistant.ts'
import { checkChunks, chunkOf } from './build/chunks.ts'
import { contractRoutes } from './build/contract-routes.ts'
import { frontInDevelopment } from './build/front-pages.ts'
import { keepBudgets } from './build/budgets.ts'
import { browsers } from './build/bundle.ts'
import { classNames } from './build/class-names.ts'
import { leanQuery, leanRouter } from './build/lean-libraries.ts'
import { leanPdf } from './build/lean-pdf.ts'
import { leanReact } from './build/lean-react.ts'
import { oneNameInDevelopment } from './build/one-name.ts'
import { ownNamespaces } from './build/own-namespaces.ts'

const outDir = join(import.meta.dirname, '../dist/web')

/** API_URL: where `vite` in development sends /api (the running API's address). */
const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000'

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    contractRoutes(),
    oneNameInDevelopment(),
    frontInDevelopment(),
    assistantInDevelopment(),
    react(),
    leanReact(),
    leanRouter(),
    leanQuery(),
    leanPdf(),
    ownNamespaces(),
    checkChunks(),
    keepBudgets(),
  ],
  css: {
    modules: {
      localsConvention: 'camelCaseOnly',
      ...(command === 'build' && { generateScopedName: classNames(import.meta.dirname) }),
    },
  },
  build: {
    outDir,
    emptyOutDir: true,
    manifest: true,
    target: browsers,
    // The content policy forbids data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // All styles are smaller than the requests for their parts, and one sheet has one order.
    cssCodeSplit: false,
    rolldownOptions: {
      // Compressing takes its time, and is meant to.
      checks: { bundlerTimings: false },
      // Importing one of our modules does nothing by itself (styles and main.tsx apart), so that one call of the
      // contract does not bring the schemas, the law and the words of all others along.
      treeshake: {
        propertyReadSideEffects: false,
        moduleSideEffects: [
          {
            test: /[\\/](tax|contract|api|components|identity|session|forms|features|model)[\\/].*\.tsx?$/,
            sideEffects: false,
          },
        ],
      },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunkOf }],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    // The API itself says who may read its answers: the assistant's sealed frame asks from no origin.
    cors: false,
    // Our own modules in web/api/ have addresses under /api too: they end in .ts, no call does.
    proxy: { '^/api/(?!.*\\.ts)': { target: api, changeOrigin: false } },
  },
}))
