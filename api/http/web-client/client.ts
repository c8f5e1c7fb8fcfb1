import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as z from 'zod'
import { send } from '@koa/send'
import type { Context, Middleware } from 'koa'
import type { Services } from '../../services.ts'
import { addressByName } from './one-name.ts'
import { allowAssistant, readFrontPage, sendFrontPage, type FrontPage } from './front-page.ts'

const schema = z.object({
  pages: z.array(z.object({ address: z.string(), file: z.string() })),
  notFound: z.string(),
  client: z.object({ file: z.string(), addresses: z.array(z.string()) }),
})

/**
 * What the web build made, and what stands under which address: pages and texts of the public face, the page for
 * addresses that are none of ours, and the client with the addresses that it draws (`:id` is one part of an address).
 */
export type Documents = z.infer<typeof schema>

/** Reads the list that the web build leaves in its folder; undefined when there is no build. @throws when it is broken. */
export function readDocuments(root: string): Documents | undefined {
  const file = join(root, 'documents.json')
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined
}

/** Tells whether the client draws an address. */
export function clientDraws({ client }: Documents): (path: string) => boolean {
  const patterns = client.addresses.map((address) => new RegExp(`^${address.replace(/:\w+/g, '[^/]+')}/?$`))
  return (path) => patterns.some((pattern) => pattern.test(path))
}

interface Site {
  documents: Documents
  /** File of each page, by address. */
  files: ReadonlyMap<string, string>
  draws: (path: string) => boolean
}

function readSite(root: string): Site | undefined {
  const documents = readDocuments(root)
  return (
    documents && {
      documents,
      files: new Map(documents.pages.map(({ address, file }) => [address, file])),
      draws: clientDraws(documents),
    }
  )
}

const YEAR = 365 * 24 * 3600 * 1000

/** What a link that was given to one reader leads to: no search engine lists it [spec 29.6]. */
const unlisted = /^\/shared\/?$/

/** What is no page of the web. */
const elsewhere = /^\/(api|operator)(\/|$)/

/**
 * Serves what the web build made: the pages of the public face; hashed assets for a year, in the compressed copies
 * made at build; the client at every address that it draws; and "page not found" at any other. On one machine a page
 * asked for at 127.0.0.1 is given at localhost.
 */
export function webClient({ env }: Pick<Services, 'env'>): Middleware {
  const root = resolve(env.WEB_DIST)
  let site = readSite(root)
  const read = new Map<string, Promise<FrontPage>>()
  const pageOf = (file: string) => {
    const page = read.get(file) ?? readFrontPage(root, file, env)
    read.set(file, page)
    return page
  }

  return async (ctx, next) => {
    const isRead = (ctx.method === 'GET' || ctx.method === 'HEAD') && !elsewhere.test(ctx.path)
    // Read when it is there: `npm start` builds the web client while this process starts.
    if (isRead) site ??= readSite(root)
    if (!isRead || site === undefined) {
      await next()
      return
    }
    const byName = looksLikeFile(ctx.path) ? undefined : addressByName(ctx, env)
    if (byName !== undefined) {
      ctx.redirect(byName)
      return
    }
    if (unlisted.test(ctx.path)) ctx.set('X-Robots-Tag', 'noindex')
    const { documents, files, draws } = site
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
  // Nobody asks again for what never changes, so nobody needs its time.
  if (hashed) ctx.remove('Last-Modified')
  else ctx.set('Cache-Control', 'no-cache')
}
