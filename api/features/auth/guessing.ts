import { guessing } from '../../../contract/http/auth.ts'
import { AppError } from '../../../platform/errors.ts'
import { networksOf } from '../../../platform/networks.ts'
import { byNetwork, type Count } from '../../http/limit-counts.ts'
import type { Limiter, OnCounted, RateLimits } from '../../http/limits.ts'

/** The limiter of the limits that count password guesses. */
export type GuessLimiter = Limiter<(typeof guessing)[number]['name']>

/** A password somebody is about to try. */
export interface Guess {
  email: string
  ip: string
  /** What the browser counts by when the account of this address knows it (known-browser.ts). */
  knownBrowser?: string | undefined
  onCounted: OnCounted
}

/** A try that the limits admitted. Unless one of its functions is called, it counts as a wrong password. */
export interface LoginTry {
  /** Whether it is the last that strange browsers have at the address: when it is wrong, the password is shut to them. */
  isLast: boolean
  /** The password was right and somebody is in: this try counts in nothing. */
  succeeded: () => Promise<void>
  /** Nobody looked at the password (503, a fault): this try counts in nothing. */
  takeBack: () => Promise<void>
}

const shut = (wait: string): string =>
  `Too many wrong passwords. Wait ${wait}, or sign in now in a browser you have used before, with a passkey, Google or Microsoft, or have a link mailed that makes this browser known.`

/** What strangers' guesses at one address count in, from wherever they come. */
const ofAddress = (email: string) =>
  [
    { name: 'LIMIT_LOGIN_HOUR', subject: email },
    { name: 'LIMIT_LOGIN_DAY', subject: email },
    { name: 'LIMIT_LOGIN_UNBROKEN', subject: email },
  ] as const satisfies readonly Count[]

const ofPlace = (ip: string) => {
  const isIpv6 = networksOf(ip)[0].prefix === 64
  return byNetwork(isIpv6 ? ('LIMIT_LOGIN_IPV6' as const) : ('LIMIT_LOGIN_IP' as const), ip)
}

/**
 * Bounds guessing without giving anybody the power to lock an owner out [security S10] [decision 0014]. A browser that
 * the account knows counts by itself. All others count together, for the address and for the networks they are in: when
 * they have guessed enough, the password is shut to strange browsers, and to them only. A password that is right for a
 * waiting sign-up alone counts as a wrong one: anybody can plant a sign-up, so that its answer would else tell, for
 * nothing, that a guess at the owner's password is wrong.
 * @throws 429 too_many_requests, before the password is checked, alike for known and unknown addresses.
 */
export async function guardLogin(
  limits: GuessLimiter,
  { email, ip, knownBrowser, onCounted }: Guess,
): Promise<LoginTry> {
  const forgetUnbroken = () => limits.clear('LIMIT_LOGIN_UNBROKEN', email)
  if (knownBrowser !== undefined) {
    const { takeBack } = await limits.takeEach([{ name: 'LIMIT_LOGIN', subject: knownBrowser }], {
      onCounted,
    })
    const succeeded = async () => {
      await limits.clear('LIMIT_LOGIN', knownBrowser)
      await forgetUnbroken()
    }
    return { isLast: false, succeeded, takeBack }
  }
  const counts = [...ofPlace(ip), ...ofAddress(email)]
  const { takeBack, states } = await limits.takeEach(counts, { onCounted, refuse: shut })
  const ofThisAddress = new Set<string>(ofAddress(email).map(({ name }) => name))
  const isLast = states.some(({ name, left }) => left === 0 && ofThisAddress.has(name))
  const succeeded = async () => {
    await takeBack()
    await forgetUnbroken()
  }
  return { isLast, succeeded, takeBack }
}

/** Whether a refusal tells that what was tried is wrong; any other error tells nothing of it. */
export const wasWrong = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'invalid_credentials' || error.code === 'invalid_code')

/**
 * Lets strange browsers try again at an address whose password was just chosen anew by whoever reads its mail: earlier
 * guesses were at another one, and the person must get in.
 */
export async function forgetGuesses(limits: RateLimits, email: string): Promise<void> {
  const limiter = limits.ofHandler({ limits: guessing })
  for (const { name, subject } of ofAddress(email)) await limiter.clear(name, subject)
}
