import { cookieName } from '../api/http/session-cookie.ts'

/** PUBLIC_URL of the API that is measured. */
const publicUrl = 'https://naijatax.test'

/** The cookie of a signed-in person, as a browser sends it to the API that is measured. */
export const sessionCookie = (sessionId: string): string =>
  `${cookieName({ PUBLIC_URL: publicUrl }).name}=${sessionId}`

/** What the image sets for its memory (Dockerfile). */
export const imageMemory = {
  NODE_OPTIONS: '--max-old-space-size=512 --max-semi-space-size=16 --expose-gc',
  MALLOC_ARENA_MAX: '2',
} as const

/** What the worker's own environment sets instead (docker-compose.yml). */
export const workerMemory = {
  NODE_OPTIONS: '--max-old-space-size=512 --max-semi-space-size=4 --expose-gc',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
} as const

/**
 * Environment of a process that is measured as it runs in production. Nothing listens at the addresses of the mail
 * server and of Stripe unless the bench says so: what is measured does not go there.
 */
export function productionEnv(
  databaseUrl: string,
  more: Readonly<Record<string, string>> = {},
): Record<string, string> {
  return {
    NODE_ENV: 'production',
    ...imageMemory,
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: publicUrl,
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'NaijaTax <bench@naijatax.test>',
    TOKEN_KEY: 'a key of thirty-two letters or so for the bench',
    STRIPE_SECRET_KEY: 'sk_test_bench',
    STRIPE_WEBHOOK_SECRETS: 'whsec_bench',
    STRIPE_PRICE_ID: 'price_bench',
    FALLBACK_PAYMENT_LINK: 'https://buy.stripe.com/bench',
    ...more,
  }
}
