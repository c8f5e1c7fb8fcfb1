import { Router } from '@koa/router'
import type Koa from 'koa'
import { localApp } from '../http.ts'
import { ownersOnly, ownersPath } from '../owner.ts'
import { script, style, framedHtml, listPage, mailPage } from './pages.ts'
import type { Mail } from './mail.ts'
import type { Mailbox } from './mailbox.ts'

const pagePolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** A mail may show its own pictures and styles; it runs no script and reaches no other machine. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

/** A mail as JSON: each attachment has an address below `url`, the inbox's own. */
function asJson(mail: Mail, url: string): object {
  return {
    ...mail,
    attachments: mail.attachments.map(({ filename, contentType, size }, index) => ({
      filename,
      contentType,
      size,
      url: `${url}/mails/${mail.id}/attachments/${index}`,
    })),
  }
}

function asked(value: string | string[] | undefined): string | undefined {
  const text = Array.isArray(value) ? value[0] : value
  return text === '' ? undefined : text
}

/** The inbox's pages and JSON, all of them below the path with the owner's key. @param origin of the inbox itself. */
export function inboxApp(mailbox: Mailbox, origin: string, key: string): Koa {
  const base = ownersPath(key)
  const router = new Router()
  router.get('/', async (ctx) => {
    const to = asked(ctx.query['to'])
    ctx.type = 'html'
    ctx.body = listPage(base, await mailbox.list(to), { to, latest: mailbox.latest() })
  })
  router.get('/api/mails', async (ctx) => {
    const mails = await mailbox.list(asked(ctx.query['to']))
    ctx.body = mails.map((mail) => asJson(mail, `${origin}${base}`))
  })
  router.get('/latest', (ctx) => {
    ctx.body = mailbox.latest()
  })
  router.get('/list.js', (ctx) => {
    ctx.type = 'js'
    ctx.body = script(base)
  })
  router.get('/mails/:id', async (ctx) => {
    const mail = await mailbox.get(ctx.params['id'] ?? '')
    if (!mail) return
    ctx.type = 'html'
    ctx.body = mailPage(base, mail)
  })
  router.get('/mails/:id/html', async (ctx) => {
    const mail = await mailbox.get(ctx.params['id'] ?? '')
    if (!mail) return
    ctx.set('Content-Security-Policy', mailPolicy)
    ctx.type = 'html'
    ctx.body = framedHtml(base, mail)
  })
  router.get('/mails/:id/attachments/:index', async (ctx) => {
    const mail = await mailbox.get(ctx.params['id'] ?? '')
    const file = mail?.attachments[Number(ctx.params['index'])]
    if (!file) return
    ctx.set('Content-Security-Policy', mailPolicy)
    ctx.attachment(file.filename)
    ctx.type = file.contentType
    ctx.body = Buffer.from(file.content)
  })

  const app = localApp(style, pagePolicy)
  app.use(ownersOnly(key, /^$/))
  app.use(router.routes()).use(router.allowedMethods())
  return app
}
