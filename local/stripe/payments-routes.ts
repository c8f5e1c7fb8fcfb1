import { Router } from '@koa/router'
import { messagePage } from '../html.ts'
import { PRICE_CENTS, type Ledger } from './ledger.ts'
import { show, sendTo, formOf } from './page-routes.ts'
import { actOn, findPaymentOf, listPayments, paymentActs } from './payments.ts'
import { invoicePage, paymentsPage } from './payments-pages.ts'

/** A typed amount of dollars in cents; undefined where it is none. */
const centsOf = (typed: string | null): number | undefined =>
  /^\d{1,6}(\.\d{1,2})?$/.test(typed ?? '') ? Math.round(Number(typed) * 100) : undefined

/** The owner's list of payments, and the documents of invoices. @param base path of the owner's pages. */
export function paymentsRoutes(ledger: Ledger, base: string): Router {
  const router = new Router()
  router.get('/', (ctx) => show(ctx, paymentsPage(base, listPayments(ledger), `${ledger.url}/v1`)))
  router.post('/payments/:id', (ctx) => {
    const payment = listPayments(ledger).find(({ charge }) => charge.id === ctx.params['id'])
    const form = formOf(ctx)
    const act = paymentActs.find((one) => one === form.get('do'))
    if (payment && act && actOn(ledger, payment, act, centsOf(form.get('amount')))) sendTo(ctx, `${base}/`)
    else
      show(ctx, messagePage('Not possible', 'The payment does not allow this now. Go back to the list.'), 409)
  })
  router.get('/invoice/:id', (ctx) => {
    const invoice = ledger.state.invoices[ctx.params['id'] ?? '']
    if (!invoice) {
      show(ctx, messagePage('This invoice does not exist', 'Go back to NaijaTax to begin again.'), 404)
      return
    }
    const customer = ledger.state.customers[invoice.customerId]
    show(ctx, invoicePage(invoice, customer, findPaymentOf(ledger, invoice), PRICE_CENTS))
  })
  return router
}
