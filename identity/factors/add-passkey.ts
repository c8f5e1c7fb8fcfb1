import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type PublicKeyCredentialCreationOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/connection.ts'
import { insertPasskey, listPasskeys } from '../../db/stores/passkeys.ts'
import type { LiveSession } from '../../db/stores/sessions.ts'
import type { CommandContext } from '../../platform/command-context.ts'
import { tell } from '../history.ts'
import { invalidInput } from '../refusals.ts'
import { giveFirstRecoveryCodes, makeRecoveryCodes } from './give-recovery-codes.ts'
import { beginAttempt, invalidPasskey, takeAttempt } from './passkey-attempts.ts'
import { nameOfPasskey } from './passkey-names.ts'
import { PASSKEY_SECONDS, passkeyAlgorithms, passkeySite } from './passkey-site.ts'
import { demandMayAdd, recordProof, relive } from './proofs.ts'
import type { AskedFor } from './show-passkey.ts'

interface On {
  readonly database: Database
  readonly env: { readonly PUBLIC_URL: string }
}

/** How many passkeys an account may have. */
const MOST_PASSKEYS = 10

const RP_NAME = 'NaijaTax'

/**
 * Asks a browser to make a passkey for the account.
 * @throws 401 reauthentication_required unless the session may add a way in.
 */
export async function askForNewPasskey(
  { database: { connection }, env }: On,
  { live, now }: { live: LiveSession; now: Date },
): Promise<AskedFor<PublicKeyCredentialCreationOptionsJSON>> {
  await demandMayAdd(connection, live, { now })
  const { id, email } = live.account
  const kept = await listPasskeys(connection, id)
  const options = await generateRegistrationOptions({
    rpName: RP_NAME,
    rpID: passkeySite(env).rpID,
    userName: email,
    userDisplayName: email,
    userID: new Uint8Array(Buffer.from(id.replaceAll('-', ''), 'hex')),
    attestationType: 'none',
    supportedAlgorithmIDs: passkeyAlgorithms,
    timeout: PASSKEY_SECONDS * 1000,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: kept.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transports.split(',').filter(Boolean),
    })),
  })
  const { challenge } = options
  const sessionId = live.session.id
  return { options, attemptId: await beginAttempt(connection, { purpose: 'add', sessionId, challenge, now }) }
}

/** A passkey that was added. */
export interface AddedPasskey {
  id: string
  name: string
  /** To show once: the account had none. */
  recoveryCodes?: string[]
  /** The session's new id, for the browser's cookie. */
  sessionId: string
}

/**
 * Adds the passkey that the browser made, which the session has shown with that. The account's first factor brings ten
 * recovery codes.
 * @param request `name` as its owner typed it; else it is called by who keeps it.
 * @throws 400 invalid_passkey; 401 reauthentication_required.
 */
export async function addPasskey(
  { database, env }: On,
  request: CommandContext & {
    live: LiveSession
    attemptId: string | undefined
    response: RegistrationResponseJSON
    name: string | undefined
  },
): Promise<AddedPasskey> {
  const { live, attemptId, response, name, ...context } = request
  const { now } = context
  const sessionId = live.session.id
  const attempt = await takeAttempt(database.connection, { purpose: 'add', sessionId, attemptId, now })
  const { rpID, origin } = passkeySite(env)
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: attempt.challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: passkeyAlgorithms,
  }).catch((error: unknown) => {
    throw invalidPasskey(error)
  })
  if (!registrationInfo) throw invalidPasskey()
  const { credential, aaguid, credentialBackedUp } = registrationInfo
  const made = await makeRecoveryCodes()

  return database.transaction(async (trx) => {
    const { account, session } = await relive(trx, live, now)
    const provedBy = await demandMayAdd(trx, { account, session }, { now })
    if ((await listPasskeys(trx, account.id)).length >= MOST_PASSKEYS)
      throw invalidInput({ passkey: `An account has ${MOST_PASSKEYS} passkeys at most. Remove one first.` })
    const passkey = {
      id: uuidv7(),
      accountId: account.id,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: (credential.transports ?? []).join(','),
      name: name ?? nameOfPasskey(aaguid, context.caller?.userAgent ?? null),
      backedUp: credentialBackedUp,
      provedBy,
      createdAt: now,
      usedAt: null,
    }
    if (!(await insertPasskey(trx, passkey))) throw invalidPasskey()
    const recoveryCodes = await giveFirstRecoveryCodes(trx, { accountId: account.id, made, now })
    const detail = { wayIn: 'passkey', by: provedBy } as const
    await tell(trx, { accountId: account.id, event: 'way-in-added', detail }, context)
    const sessionId = await recordProof(trx, { account, session }, { factor: true }, now)
    return { id: passkey.id, name: passkey.name, sessionId, ...(recoveryCodes && { recoveryCodes }) }
  })
}
