import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { send } from '@koa/send'
import type { Middleware } from 'koa'
import { markedPage } from './client-page.ts'
import type { Services } from '../services.ts'

const YEAR = 365 * 24 * 3600 * 1000

/** What is no page of the client. */
const elsewhere = /^\/(api|operator)(\/|$)/

/**
 * Serves the built web client: hashed assets for a year, compressed copies made at build where the browser
 * takes them, and the page itself for every other address, so that each screen's address can be opened.
 */
export function webClient({ env }: Pick<Services, 'env'>): Middleware {
  const root = resolve(env.WEB_DIST)
  return async (ctx, next) => {
    const wanted = ctx.method === 'GET' || ctx.method === 'HEAD'
    const isFile = /\.[a-z0-9]+$/i.test(ctx.path)
    if (!wanted || elsewhere.test(ctx.path) || (isFile && !existsSync(join(root, ctx.path)))) {
      await next()
      return
    }
    if (!isFile && env.IDENTITY_ISSUER !== undefined) {
      ctx.type = 'html'
      ctx.set('Cache-Control', 'no-cache')
      ctx.body = await markedPage(join(root, 'index.html'))
      return
    }
    const hashed = ctx.path.startsWith('/assets/')
    ctx.set('Vary', 'Accept-Encoding')
    await send(ctx, isFile ? ctx.path : '/index.html', {
      root,
      brotli: true,
      gzip: true,
      maxAge: hashed ? YEAR : 0,
      immutable: hashed,
    })
    if (!hashed) ctx.set('Cache-Control', 'no-cache')
  }
}
