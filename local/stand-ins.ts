import { join } from 'node:path'
import type { Addresses } from './data-dir/addresses.ts'
import { startInbox } from './inbox/index.ts'
import type { PortName } from './ports.ts'
import { appUrl, type Settings } from './settings.ts'
import type { Secrets } from './data-dir/secrets.ts'
import { startSignIn } from './sign-in/index.ts'
import { startStripe } from './stripe/index.ts'

/** A stand-in that runs. */
export interface RunningStandIn {
  /** Variables by which the product finds it. */
  env: Readonly<Record<string, string>>
  /** Its addresses in services.json and in the table. */
  addresses: Partial<Addresses>
  stop(): Promise<void>
}

/** A service outside of the product that local mode brings along. */
export interface StandIn {
  /** As a progress line names it. */
  name: string
  /** Variables of the real service: where the person has set one, the stand-in is not started. */
  insteadOf: readonly string[]
  ports: readonly PortName[]
  start(settings: Settings, secrets: Secrets, notice: (sentence: string) => void): Promise<RunningStandIn>
}

const inbox: StandIn = {
  name: 'mail inbox',
  insteadOf: ['SMTP_URL'],
  ports: ['inbox', 'smtp'],
  async start({ dataDir, ports }, { inboxKey: key }, log) {
    const folder = join(dataDir, 'mail')
    const running = await startInbox({ folder, httpPort: ports.inbox, smtpPort: ports.smtp, key, log })
    return {
      env: { SMTP_URL: running.smtpUrl },
      addresses: { inbox: running.url, inboxApi: running.apiUrl },
      stop: () => running.stop(),
    }
  },
}

const signIn = (provider: 'google' | 'microsoft', title: string): StandIn => {
  const prefix = provider === 'google' ? 'GOOGLE' : 'MICROSOFT'
  return {
    name: `sign-in with ${title}`,
    // A hosted identity provider offers Google and Microsoft itself.
    insteadOf: [`${prefix}_CLIENT_ID`, 'IDENTITY_ISSUER'],
    ports: [provider],
    async start(settings) {
      const { dataDir, ports, given } = settings
      const running = await startSignIn({
        provider,
        port: ports[provider],
        keyFile: join(dataDir, `${provider}-key.pem`),
        appUrl: given['PUBLIC_URL'] || appUrl(settings),
      })
      return {
        env: {
          [`${prefix}_CLIENT_ID`]: running.clientId,
          [`${prefix}_CLIENT_SECRET`]: running.clientSecret,
          [`${prefix}_ISSUER`]: running.issuer,
        },
        addresses: { [provider]: running.url },
        stop: () => running.stop(),
      }
    },
  }
}

const stripe: StandIn = {
  name: 'payments',
  insteadOf: ['STRIPE_SECRET_KEY'],
  ports: ['stripe'],
  async start(settings, { stripeKey, stripeWebhookSecret, paymentsKey }) {
    const { dataDir, ports, host, given } = settings
    const here = host === '::1' ? '[::1]' : host
    const running = await startStripe({
      port: ports.stripe,
      secretKey: stripeKey,
      webhookSecret: stripeWebhookSecret,
      key: paymentsKey,
      webhookUrl: `http://${here}:${ports.app}/api/billing/webhook`,
      appUrl: given['PUBLIC_URL'] || appUrl(settings),
      stateFile: join(dataDir, 'stripe.json'),
    })
    return {
      env: {
        STRIPE_SECRET_KEY: stripeKey,
        STRIPE_WEBHOOK_SECRETS: stripeWebhookSecret,
        STRIPE_PRICE_ID: running.priceId,
        STRIPE_API_BASE: running.url,
        FALLBACK_PAYMENT_LINK: running.paymentLink,
      },
      addresses: {
        stripe: running.ownersUrl,
        payments: { STRIPE_SECRET_KEY: stripeKey, STRIPE_API_BASE: running.url },
      },
      stop: () => running.stop(),
    }
  },
}

/** Every stand-in; another one is one entry here. */
export const standIns: readonly StandIn[] = [
  inbox,
  signIn('google', 'Google'),
  signIn('microsoft', 'Microsoft'),
  stripe,
]
