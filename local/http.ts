import { once } from 'node:events'
import { createServer } from 'node:http'
import { Router } from '@koa/router'
import Koa from 'koa'
import { noPageElsewhere } from './owner.ts'

/** Pages with forms and a style sheet, and nothing from elsewhere. */
const formPolicy = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'"

/**
 * The Koa app of a stand-in, with the headers that all of its answers have.
 * @param style the style sheet of its pages, served at /style.css.
 * @param contentPolicy Content-Security-Policy of its pages.
 */
export function localApp(style: string, contentPolicy = formPolicy): Koa {
  const app = new Koa()
  app.silent = true
  app.use(async (ctx, next) => {
    ctx.set({
      'Content-Security-Policy': contentPolicy,
      'Cache-Control': 'no-store',
      // Under no-referrer, a browser names no origin for a form of ours.
      'Referrer-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
    })
    await next()
  })
  app.use(noPageElsewhere)
  const router = new Router().get('/style.css', (ctx) => {
    ctx.type = 'css'
    ctx.body = style
  })
  app.use(router.routes())
  return app
}

/** Serves an app on a port of 127.0.0.1. @returns stops it and ends its connections. */
export async function serveLocally(app: Koa, port: number): Promise<() => Promise<void>> {
  const answer = app.callback()
  const server = createServer((request, response) => void answer(request, response))
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}
