import { Router } from '@koa/router'
import type { Context } from 'koa'
import { advance, completeSession, openSession } from './checkout.ts'
import { payInvoice, endSubscription, resumeAfterPayment, setCancelAtPeriodEnd } from './subscriptions.ts'
import { declinesNext, type Ledger } from './ledger.ts'
import type { Session, Subscription } from './state.ts'
import { messagePage } from '../html.ts'
import { payPage, portalPage } from './pages.ts'

const DECLINED = 'Your card was declined. Try another card.'

/** Answers with a page. */
export function show(ctx: Context, page: string, status = 200): void {
  ctx.status = status
  ctx.type = 'html'
  ctx.body = page
}

/** What a form sent. */
export const formOf = (ctx: Context) => new URLSearchParams(ctx.request.rawBody)

/** Sends the browser elsewhere after a form. */
export function sendTo(ctx: Context, address: string): void {
  ctx.status = 303
  ctx.set('Location', address)
}

const overPage = ({ status }: Session) =>
  status === 'complete'
    ? messagePage('Paid', 'This payment is done. Close this page and go back to NaijaTax.')
    : messagePage('This page is over', 'Nothing was paid. Go back to NaijaTax to begin again.')

const unknownPage = messagePage('This page does not exist', 'Go back to NaijaTax to begin again.')

function payOn(ledger: Ledger, session: Session, form: URLSearchParams, ctx: Context): void {
  const email = form.get('email')?.trim() ?? ''
  if (!email.includes('@')) {
    show(ctx, payPage(session, ledger.now(), 'Type your email address.'), 400)
    return
  }
  if (form.get('do') !== 'pay' || declinesNext(ledger)) {
    show(ctx, payPage({ ...session, email }, ledger.now(), DECLINED), 402)
    return
  }
  completeSession(ledger, session, email)
  if (session.successUrl === null) show(ctx, overPage(session))
  else sendTo(ctx, session.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', session.id))
}

function settle(ledger: Ledger, subscription: Subscription): void {
  const invoice = ledger.state.invoices[subscription.invoiceId]
  if (subscription.status !== 'past_due' || !invoice) return
  payInvoice(ledger, invoice)
  resumeAfterPayment(ledger, subscription)
}

const portalActs: Readonly<Record<string, (ledger: Ledger, subscription: Subscription) => void>> = {
  cancel: (ledger, subscription) => setCancelAtPeriodEnd(ledger, subscription, true),
  resume: (ledger, subscription) => setCancelAtPeriodEnd(ledger, subscription, false),
  'cancel-now': endSubscription,
  pay: settle,
}

/** The pages people are sent to: pay page, portal, fixed payment link. @param successUrl where that link leads back. */
export function pageRoutes(ledger: Ledger, linkId: string, successUrl: string): Router {
  const router = new Router()
  const { state } = ledger

  router.get('/link/:id', (ctx) => {
    if (ctx.params['id'] !== linkId) {
      show(ctx, unknownPage, 404)
      return
    }
    const session = openSession(ledger, {
      customerId: null,
      email: ctx.URL.searchParams.get('prefilled_email'),
      reference: ctx.URL.searchParams.get('client_reference_id'),
      metadata: {},
      subscriptionMetadata: {},
      successUrl,
      cancelUrl: null,
    })
    sendTo(ctx, `/pay/${session.id}`)
  })
  router.all('/pay/:id', (ctx) => {
    advance(ledger, 0)
    const session = state.sessions[ctx.params['id'] ?? '']
    if (!session) show(ctx, unknownPage, 404)
    else if (session.status !== 'open') show(ctx, overPage(session), 410)
    else if (ctx.method === 'POST') payOn(ledger, session, formOf(ctx), ctx)
    else show(ctx, payPage(session, ledger.now()))
  })
  router.all('/portal/:id', (ctx) => {
    advance(ledger, 0)
    const portal = state.portals[ctx.params['id'] ?? '']
    if (!portal) {
      show(ctx, unknownPage, 404)
      return
    }
    if (ctx.method === 'POST') {
      const form = formOf(ctx)
      const subscription = state.subscriptions[form.get('subscription') ?? '']
      const isTheirs = subscription?.customerId === portal.customerId && subscription.status !== 'canceled'
      if (isTheirs) portalActs[form.get('do') ?? '']?.(ledger, subscription)
      sendTo(ctx, ctx.path)
      return
    }
    show(ctx, portalPage(state, portal))
  })
  return router
}
