import { readdir, readFile, rm } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type ViteDevServer } from 'vite'
import { isFrontAddress } from '../addresses.ts'
import { contractRoutes } from './contract-routes.ts'
import type { PageAssets, RenderedPage, RenderModule } from '../front/rendered.ts'

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

/** While developing: public pages are made anew at each request, with their styles and script as Vite serves them. */
export function frontInDevelopment(): Plugin {
  return {
    name: 'front-in-development',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.originalUrl ?? '').replace(/\?.*$/, '')
        if (request.method === 'GET' && isFrontAddress(path)) void answer(server, path, response)
        else next()
      })
    },
  }
}

/** Gives the page, or what is wrong with its source. */
async function answer(server: ViteDevServer, path: string, response: ServerResponse): Promise<void> {
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.end(await page(server, path).catch((fault: unknown) => String(fault)))
}

async function page(server: ViteDevServer, path: string): Promise<string> {
  const { renderPages } = (await server.ssrLoadModule('/front/render.tsx')) as RenderModule
  const pages = await renderPages({ styles: '', script: '/front/development.ts', ahead: [] })
  const found = pages.find(({ address }) => address === path)
  return server.transformIndexHtml(path, found?.html ?? '')
}
