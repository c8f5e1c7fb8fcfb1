import type { Account } from '../../../../db/stores/accounts.ts'
import { verifiedAccount } from '../../../../db/testing/factories.ts'
import { idOf } from '../../../../platform/stripe-values.ts'
import { quietLogger } from '../../../../platform/testing/quiet-logger.ts'
import { useTestApi, type Answered } from '../../../../api/testing/index.ts'
import { useWorkerServices } from '../../../testing/services.ts'
import { jobs, type JobName } from '../../../../contract/jobs/jobs.ts'
import type { JobRun, WorkerServices } from '../../job.ts'
import { sendEmail } from '../../send-email/index.ts'
import {
  cancelAtStripe,
  lookForEvents,
  reconcileBilling,
  reconcileNow,
  remindRenewals,
  rereadCustomer,
  syncSubscription,
} from '../index.ts'
import { doWaitingJobs } from './do-waiting-jobs.ts'
import { useStripe, type ToldEvent } from './use-stripe.ts'

/** The jobs about money, and the mails that follow from them. */
const processes: { readonly [Name in JobName]?: (services: WorkerServices) => unknown } = {
  'send-email': sendEmail,
  'sync-subscription': syncSubscription,
  'reread-customer': rereadCustomer,
  'cancel-at-stripe': cancelAtStripe,
  'reconcile-billing': reconcileBilling,
  'reconcile-now': reconcileNow,
  'look-for-events': lookForEvents,
  'remind-renewals': remindRenewals,
}

/**
 * The API with its webhook, the worker's jobs and a stand-in for Stripe, all by one clock. What Stripe tells is
 * carried to the webhook by the test, in the order and as often as it likes. Call once at the top of a file.
 */
export function useBilling() {
  const stripe = useStripe()
  const api = useTestApi({ env: stripe.env })
  const worker = useWorkerServices(api.db)
  stripe.setClockOf(api)

  const services = {
    database: api.db,
    clock: api.clock,
    logger: quietLogger,
    get env() {
      return api.env
    },
    get mailer() {
      return worker.mailer
    },
    get printer() {
      return worker.printer
    },
  }
  const run = (job: JobName, payload: unknown, id = '00000000-0000-7000-8000-000000000000') => {
    const made = processes[job]
    if (!made) throw new Error(`${job} is not about money`)
    const process = made(services) as (run: JobRun<unknown>) => Promise<string>
    return process({ id, payload: jobs[job].payload.parse(payload), createdAt: api.clock.now() })
  }
  /** Does every job that waits, as the relay and the workers would, until none is left. @returns what came of each. */
  const work = (how?: { mails: boolean }) => doWaitingJobs(api, run, how)

  const deliver = ({ body: raw }: ToldEvent): Promise<Answered> =>
    api.anonymous().send('POST', '/billing/webhook', {
      raw,
      headers: { 'Stripe-Signature': stripe.sign(raw, api.clock.now()) },
    })

  return {
    api,
    stripe,
    run,
    work,
    deliver,
    get mails() {
      return worker.mailServer.mails
    },
    /** Moves Stripe’s clock and ours; what falls due at Stripe on the way happens there. */
    advance: (days: number) => {
      stripe.advance(days)
      api.clock.set(stripe.now())
    },
    /** Moves both clocks to the moment to which a subscription is paid. */
    advanceToEndOf: async (subscriptionId: string) => {
      stripe.advanceTo(await stripe.endOf(subscriptionId))
      api.clock.set(stripe.now())
    },
    /** Carries what Stripe told since the test began, or since this was called last, and does what follows. */
    settle: async () => {
      for (const event of stripe.takeEvents()) await deliver(event)
      return work()
    },
    /** A person asks for the page to pay on. */
    checkout: async (account: Pick<Account, 'id'>) => {
      const client = await api.signedInAs(account)
      const answer = await client.post('/billing/checkout-session', {})
      const url = String(answer.body['url'])
      return { client, answer, url, sessionId: url.split('/').at(-1) ?? '' }
    },
    /** What is kept of a person’s plan. */
    planOf: async (accountId: string) => {
      const [row] = await api.db.rows('select subscription_active_until from accounts where id = ?', [
        accountId,
      ])
      const { body } = await (await api.signedInAs({ id: accountId })).get('/billing/status')
      const mails = (await api.mails(accountId)).map(({ mail }) => mail)
      const until = row?.['subscription_active_until'] as Date | null
      return { until, paid: body['paid'], renewal: body['renewal'], mails }
    },
    person: () => verifiedAccount(api.db),
  }
}

export type Billing = ReturnType<typeof useBilling>

/** A person who paid on the payment page, as Stripe knows it; nothing of it told to us yet. */
export async function subscribed(billing: Billing) {
  const account = await billing.person()
  const { sessionId, url } = await billing.checkout(account)
  await billing.stripe.pay(url)
  const session = await billing.stripe.sdk.checkout.sessions.retrieve(sessionId)
  return {
    account,
    accountId: account.id,
    customerId: idOf(session.customer) ?? '',
    subscriptionId: idOf(session.subscription) ?? '',
  }
}
