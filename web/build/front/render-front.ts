import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { contractRoutes } from '../contract-routes.ts'
import type { PageAssets, RenderedPage, RenderModule } from '../../front/rendered.ts'

export interface FrontBuild {
  /** The web folder. */
  root: string
  /** Where the client was built; the pages go beside it. */
  outDir: string
  /** For what only the build needs. */
  workDir: string
}

/** Builds the pages for this machine, with the styles of just their parts, and makes them to HTML. */
export async function renderFront(
  { root, workDir }: FrontBuild,
  assets: Omit<PageAssets, 'styles'>,
): Promise<RenderedPage[]> {
  await build({
    configFile: false,
    plugins: [contractRoutes()],
    root,
    logLevel: 'warn',
    publicDir: false,
    css: { modules: { localsConvention: 'camelCaseOnly' } },
    build: {
      ssr: join(root, 'front/render.tsx'),
      outDir: workDir,
      emptyOutDir: true,
      ssrEmitAssets: true,
      cssCodeSplit: false,
      cssMinify: true,
      assetsInlineLimit: 0,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        // As in the client: what only the client's screens draw brings no styles along.
        treeshake: {
          moduleSideEffects: [
            { test: /[\\/](components|session|features)[\\/].*\.tsx?$/, sideEffects: false },
          ],
        },
      },
    },
  })
  const styles = await stylesIn(workDir)
  const { renderPages } = (await import(pathToFileURL(join(workDir, 'render.js')).href)) as RenderModule
  const pages = await renderPages({ ...assets, styles })
  await rm(workDir, { recursive: true })
  return pages
}

async function stylesIn(folder: string): Promise<string> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.css'))
  const sheets = await Promise.all(files.sort().map((file) => readFile(join(folder, file), 'utf8')))
  return sheets.join('').trim()
}
