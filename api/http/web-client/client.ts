import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { send } from '@koa/send'
import type { Context, Middleware } from 'koa'
import type { Services } from '../../services.ts'
import { allowAssistant } from './assistant.ts'
import { clientDraws, readDocuments } from './documents.ts'
import { readFrontPage, sendFrontPage, type FrontPage } from './front-page.ts'

const YEAR = 365 * 24 * 3600 * 1000

/** What is no page of the web. */
const elsewhere = /^\/(api|operator)(\/|$)/

/**
 * Serves what the web build made: the pages of the public face; hashed assets for a year, in the compressed copies
 * made at build; the client at every address that it draws; and "page not found" at any other.
 */
export function webClient({ env }: Pick<Services, 'env'>): Middleware {
  const root = resolve(env.WEB_DIST)
  const documents = readDocuments(root)
  const draws = documents ? clientDraws(documents) : () => false
  const files = new Map(documents?.pages.map(({ address, file }) => [address, file]))
  const read = new Map<string, Promise<FrontPage>>()
  const pageOf = (file: string) => {
    const page = read.get(file) ?? readFrontPage(root, file, env)
    read.set(file, page)
    return page
  }

  return async (ctx, next) => {
    const wanted = ctx.method === 'GET' || ctx.method === 'HEAD'
    if (documents === undefined || !wanted || elsewhere.test(ctx.path)) {
      await next()
      return
    }
    const page = files.get(ctx.path)
    if (page !== undefined) {
      const found = await pageOf(page)
      sendFrontPage(ctx, found)
      allowAssistant(ctx, found, env)
    } else if (draws(ctx.path) && env.IDENTITY_ISSUER !== undefined)
      sendFrontPage(ctx, await pageOf(documents.client.file))
    else if (draws(ctx.path)) await sendFile(ctx, root, `/${documents.client.file}`)
    else if (!looksLikeFile(ctx.path)) sendFrontPage(ctx, await pageOf(documents.notFound), 404)
    else if (isGiven(root, ctx.path)) await sendFile(ctx, root, ctx.path)
    else await next()
  }
}

const looksLikeFile = (path: string) => /\.[a-z0-9]+$/i.test(path)

/** A file that anybody may ask for by its name; pages are asked for by their addresses. */
function isGiven(root: string, path: string): boolean {
  return !path.endsWith('.html') && path !== '/documents.json' && existsSync(join(root, path))
}

async function sendFile(ctx: Context, root: string, path: string): Promise<void> {
  const hashed = path.startsWith('/assets/')
  ctx.set('Vary', 'Accept-Encoding')
  await send(ctx, path, { root, brotli: true, gzip: true, maxAge: hashed ? YEAR : 0, immutable: hashed })
  if (!hashed) ctx.set('Cache-Control', 'no-cache')
}
