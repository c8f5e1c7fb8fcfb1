import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import type { Connection, Transaction } from '../../db/connection.ts'
import { findPasskey, listPasskeys, recordPasskeyUse, type Passkey } from '../../db/stores/passkeys.ts'
import type { CommandContext } from '../../platform/command-context.ts'
import { tell } from '../history.ts'
import { stopRegain } from '../stop-regain.ts'
import { beginAttempt, invalidPasskey, takeAttempt, type AttemptFor } from './passkey-attempts.ts'
import { PASSKEY_SECONDS, passkeySite } from './passkey-site.ts'

interface On {
  readonly database: { readonly connection: Connection }
  readonly env: { readonly PUBLIC_URL: string }
}

/** What to ask a browser for, and the id for its cookie. */
export interface AskedFor<Options> {
  options: Options
  attemptId: string
}

/**
 * Asks a browser for a passkey: at sign-in for any that it has for us, in a session for one of the account's.
 * @param ask `accountId` of the session's account.
 */
export async function askForPasskey(
  { database: { connection }, env }: On,
  ask: AttemptFor & { accountId?: string; now: Date },
): Promise<AskedFor<PublicKeyCredentialRequestOptionsJSON>> {
  const kept = ask.accountId === undefined ? [] : await listPasskeys(connection, ask.accountId)
  const options = await generateAuthenticationOptions({
    rpID: passkeySite(env).rpID,
    userVerification: 'required',
    timeout: PASSKEY_SECONDS * 1000,
    allowCredentials: kept.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transports.split(',').filter(Boolean),
    })),
  })
  return { options, attemptId: await beginAttempt(connection, { ...ask, challenge: options.challenge }) }
}

/** A passkey that was shown, and what its authenticator told beside it. */
export interface ShownPasskey {
  passkey: Passkey
  counter: number
  backedUp: boolean
}

/** The largest count that the table takes: authenticators count to twice as much. */
const MOST_COUNTED = 2 ** 31 - 1

/** The user handle that we gave an account's passkeys: its id, base64url. */
const handleOf = (accountId: string): string =>
  Buffer.from(accountId.replaceAll('-', ''), 'hex').toString('base64url')

/**
 * Checks the browser's answer: the challenge is this browser's and unused, the origin ours, the person was verified by
 * their device, the signature is the passkey's, and its count has not gone back [spec 17.22].
 * @param shown `accountId`: whose the passkey must be; anybody's at sign-in.
 * @throws 400 invalid_passkey.
 */
export async function checkPasskey(
  { database: { connection }, env }: On,
  shown: AttemptFor & {
    accountId?: string
    attemptId: string | undefined
    response: AuthenticationResponseJSON
    now: Date
  },
): Promise<ShownPasskey> {
  const { response, accountId } = shown
  const attempt = await takeAttempt(connection, shown)
  const passkey = await findPasskey(connection, response.id)
  if (!passkey || (accountId !== undefined && passkey.accountId !== accountId)) throw invalidPasskey()
  const { userHandle } = response.response
  if (userHandle !== undefined && userHandle !== handleOf(passkey.accountId)) throw invalidPasskey()
  const { rpID, origin } = passkeySite(env)
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: attempt.challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
      transports: passkey.transports.split(',').filter(Boolean),
    },
  }).catch((error: unknown) => {
    throw invalidPasskey(error)
  })
  if (!verified) throw invalidPasskey()
  const { newCounter, credentialBackedUp } = authenticationInfo
  return { passkey, counter: Math.min(newCounter, MOST_COUNTED), backedUp: credentialBackedUp }
}

/**
 * Records that a checked passkey was used: its first use is told, and it ends a wait to get in without a factor.
 * @throws 400 invalid_passkey when it was removed meanwhile.
 */
export async function usePasskey(
  trx: Transaction,
  { passkey, counter, backedUp }: ShownPasskey,
  context: CommandContext,
): Promise<void> {
  const { accountId, id } = passkey
  if (!(await recordPasskeyUse(trx, { id, counter, backedUp, now: context.now }))) throw invalidPasskey()
  if (passkey.usedAt === null)
    await tell(trx, { accountId, event: 'way-in-first-used', detail: { wayIn: 'passkey' } }, context)
  await stopRegain(trx, { accountId, by: 'factor shown' }, context)
}
