import { build } from 'vite'
import type { Plugin, Rolldown } from 'vite'
import type { FrontBuild } from './render-front.ts'

/** What is fetched on demand here is one file without styles: nothing to preload, so the bundler's helper only calls it. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
}

/** Builds the script of the public pages into the client's assets; the tax engine is a file of its own. */
export async function buildScript({ root, outDir }: FrontBuild): Promise<Rolldown.OutputChunk> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [plainImports],
    build: {
      outDir,
      emptyOutDir: false,
      target: ['es2020', 'chrome80', 'firefox78', 'safari14'],
      modulePreload: false,
      rolldownOptions: {
        input: { front: `${root}/front/script/main.ts` },
        checks: { bundlerTimings: false },
        treeshake: {
          propertyReadSideEffects: false,
          moduleSideEffects: [{ test: /[\\/](tax|contract)[\\/]/, sideEffects: false }],
        },
        output: { entryFileNames: 'assets/[name]-[hash].js', chunkFileNames: 'assets/[name]-[hash].js' },
      },
    },
  })
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : []
  const entry = outputs.flatMap(({ output }) => output).find((file) => file.type === 'chunk' && file.isEntry)
  if (entry?.type !== 'chunk') throw new Error('The script of the public pages was not built')
  return entry
}
