import type { ServerResponse } from 'node:http'
import type { Plugin, ViteDevServer } from 'vite'
import { isFrontAddress } from '../../addresses.ts'
import type { RenderModule } from '../../front/rendered.ts'

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
