import { createHmac } from 'node:crypto'
import { bodyParser } from '@koa/bodyparser'
import type Koa from 'koa'
import { localApp, serveLocally } from '../http.ts'
import { newKey, ownersOnly, ownersPath } from '../owner.ts'
import { stripeApi } from './http/api.ts'
import { testControls } from './http/test-controls.ts'
import { pageRoutes } from './page-routes.ts'
import { paymentsRoutes } from './payments-routes.ts'
import { style } from './pages.ts'
import { type Ledger, noFaults } from './ledger.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { systemClock } from '../../platform/clock.ts'
import { loadState, emptyState } from './state.ts'
import { writePrivateFile } from '../private-file.ts'
import { deliverDue } from './deliveries.ts'

/** Options of the app. */
interface StripeAppOptions {
  ledger: Ledger
  secretKey: string
  /** What its owner knows. */
  key: string
  /** The fixed payment link's id. */
  linkId: string
  /** Address that the fixed payment link leads back to. */
  successUrl: string
  /** Called after every request. */
  changed: () => void
}

/** What asks for a key of its own (the API), or has an id in its address that nobody guesses (the pages). */
const provesItself = /^\/(v1|pay|portal|link|invoice)\/./

/** The stand-in over HTTP: API, pages, and controls for its owner. */
function stripeApp({ ledger, secretKey, key, linkId, successUrl, changed }: StripeAppOptions): Koa {
  const app = localApp(style)
  app.use(ownersOnly(key, provesItself))
  app.use(async (_ctx, next) => {
    await next()
    changed()
  })
  app.use(bodyParser({ enableTypes: ['form', 'json', 'text'], parsedMethods: ['POST'] }))
  for (const router of [
    stripeApi(ledger, secretKey),
    testControls(ledger),
    pageRoutes(ledger, linkId, successUrl),
    paymentsRoutes(ledger, ownersPath(key)),
  ])
    app.use(router.routes()).use(router.allowedMethods())
  return app
}

/** How the stand-in for Stripe is started. */
export interface StripeOptions {
  /** Port on 127.0.0.1. */
  port: number
  secretKey: string
  webhookSecret: string
  /** What its owner knows; a new one when left out. */
  key?: string
  /** Address that events are sent to; without it none are sent until `sendEventsTo` is called. */
  webhookUrl?: string
  /** Address of the product that people type; the fixed payment link leads back to it. */
  appUrl: string
  /** File of its state; without it the state is in memory alone. */
  stateFile?: string
  /** Milliseconds since 1970; the machine's clock when left out. */
  now?: () => number
}

/** A running stand-in for Stripe. */
export interface StripeStandIn {
  /** Where its API is. */
  url: string
  /** Where its owner controls it, with the key. */
  ownersUrl: string
  priceId: string
  /** The fixed payment link. */
  paymentLink: string
  /** Its state and fault settings, for tests in the same process. */
  ledger: Ledger
  sendEventsTo(url: string): void
  /** Tries every delivery that is due now, once. */
  deliver(): Promise<void>
  stop(): Promise<void>
}

/** How often due events are delivered, in milliseconds. */
const DELIVERY_INTERVAL_MS = 150

/** Starts the stand-in: the API that the product calls, the pages that people open, signed events. */
export async function startStripe(options: StripeOptions): Promise<StripeStandIn> {
  const { port, secretKey, webhookSecret, key = newKey(), appUrl, stateFile } = options
  const machineNow = options.now ?? (() => systemClock.now().getTime())
  const url = `http://localhost:${port}`
  const state = stateFile === undefined ? emptyState() : loadState(stateFile)
  const ledger: Ledger = {
    state,
    url,
    priceId: 'price_naijatax_pro_yearly',
    now: () => Math.floor(machineNow() / 1000) + state.ahead,
    machineNow,
    faults: noFaults(),
  }
  let webhookUrl = options.webhookUrl
  let saved = ''
  const save = () => {
    const text = stateFile === undefined ? '' : JSON.stringify(state)
    if (stateFile === undefined || text === saved) return
    writePrivateFile(stateFile, text)
    saved = text
  }
  const deliverNow = async () => {
    if (webhookUrl === undefined) return
    await deliverDue(ledger, { url: webhookUrl, secret: webhookSecret })
    save()
  }
  // One round at a time: two at once would send the same delivery twice.
  let round = Promise.resolve()
  const deliver = () => (round = round.then(deliverNow))
  const successUrl = new URL('/dashboard?upgraded=1', appUrl).href
  const linkId = `plink_${createHmac('sha256', key).update('payment link').digest('hex').slice(0, 24)}`
  const app = stripeApp({ ledger, secretKey, key, linkId, successUrl, changed: save })
  const stopServer = await serveLocally(app, port)
  const stopping = new AbortController()
  const delivering = deliverRepeatedly(deliver, stopping.signal)
  return {
    url,
    ownersUrl: `${url}${ownersPath(key)}`,
    priceId: ledger.priceId,
    paymentLink: `${url}/link/${linkId}`,
    ledger,
    sendEventsTo: (address) => {
      webhookUrl = address
    },
    deliver,
    stop: async () => {
      stopping.abort()
      await delivering
      await stopServer()
      save()
    },
  }
}

async function deliverRepeatedly(deliver: () => Promise<void>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await deliver()
    await pause(DELIVERY_INTERVAL_MS, undefined, { signal, ref: false }).catch(() => undefined)
  }
}
