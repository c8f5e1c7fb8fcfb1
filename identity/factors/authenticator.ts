import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../../db/connection.ts'
import {
  confirmAuthenticator as confirmRow,
  findAuthenticator,
  replaceWaitingAuthenticator,
} from '../../db/stores/authenticators.ts'
import type { LiveSession } from '../../db/stores/sessions.ts'
import type { CommandContext } from '../../platform/command-context.ts'
import { seal, unseal } from '../../platform/seal.ts'
import { base32, newTotpSecret, otpauthUri, stepOfCode } from '../../platform/totp.ts'
import { tell } from '../history.ts'
import { invalidInput } from '../refusals.ts'
import { giveFirstRecoveryCodes, giveRecoveryCodes, makeRecoveryCodes } from './give-recovery-codes.ts'
import { isGuarded } from './guard.ts'
import { demandFresh, demandMayAdd, recordProof, relive } from './proofs.ts'

interface On {
  readonly database: Database
  readonly env: { readonly TOKEN_KEY: string }
}

/** How long a new secret waits for its first code, in seconds. */
const SETUP_SECONDS = 3600

const wrongFirstCode = () =>
  invalidInput({
    code: 'That is not the code the app shows now. Wait for the next one, and check the clock of the phone.',
  })

/** What an authenticator app is given. */
export interface NewAuthenticator {
  /** Base32, to be typed where no camera is at hand. */
  secret: string
  /** What its QR code says. */
  uri: string
}

/**
 * Makes a secret for an authenticator app. It guards nothing until its first code is typed; made again, the earlier one
 * is gone.
 * @throws 400 when the account has an authenticator; 401 reauthentication_required.
 */
export async function beginAuthenticator(
  { database, env }: On,
  { live, now }: { live: LiveSession; now: Date },
): Promise<NewAuthenticator> {
  const secret = newTotpSecret()
  return database.transaction(async (trx) => {
    const { account, session } = await relive(trx, live, now)
    const provedBy = await demandMayAdd(trx, { account, session }, { now })
    if ((await findAuthenticator(trx, account.id))?.confirmedAt)
      throw invalidInput({ authenticator: 'This account has an authenticator. Remove it first.' })
    await replaceWaitingAuthenticator(trx, {
      accountId: account.id,
      id: uuidv7(),
      secretSealed: seal(env.TOKEN_KEY, 'authenticator-secret', secret.toString('base64')),
      lastStep: 0,
      provedBy,
      createdAt: now,
      confirmedAt: null,
      usedAt: null,
    })
    return { secret: base32(secret), uri: otpauthUri(secret, { issuer: 'NaijaTax', email: account.email }) }
  })
}

/**
 * Confirms the authenticator with its first code: from now on it guards the account. The account's first factor brings
 * ten recovery codes. The session has shown the factor with it, and gets a new id.
 * @returns the id for the browser's cookie, and codes to show once where the account had none.
 * @throws 400 for a wrong code, or when none was begun within the hour; 401 reauthentication_required.
 */
export async function confirmAuthenticator(
  { database, env }: On,
  { live, code, ...context }: CommandContext & { live: LiveSession; code: string },
): Promise<{ sessionId: string; recoveryCodes?: string[] }> {
  const { now } = context
  const made = await makeRecoveryCodes()
  return database.transaction(async (trx) => {
    const { account, session } = await relive(trx, live, now)
    const provedBy = await demandMayAdd(trx, { account, session }, { now })
    const row = await findAuthenticator(trx, account.id)
    if (!row || row.confirmedAt !== null || now.getTime() - row.createdAt.getTime() > SETUP_SECONDS * 1000)
      throw invalidInput({ code: 'This waited too long. Begin once more with a new QR code.' })
    const secret = Buffer.from(unseal(env.TOKEN_KEY, 'authenticator-secret', row.secretSealed), 'base64')
    const step = stepOfCode(secret, code.replace(/\s/g, ''), now)
    if (step === undefined || !(await confirmRow(trx, { row, step, now }))) throw wrongFirstCode()
    const recoveryCodes = await giveFirstRecoveryCodes(trx, { accountId: account.id, made, now })
    const detail = { wayIn: 'authenticator', by: provedBy } as const
    await tell(trx, { accountId: account.id, event: 'way-in-added', detail }, context)
    const sessionId = await recordProof(trx, { account, session }, { factor: true }, now)
    return { sessionId, ...(recoveryCodes && { recoveryCodes }) }
  })
}

/**
 * Gives a guarded account ten new recovery codes; the ones before work no more.
 * @throws 400 without a factor; 401 reauthentication_required.
 */
export async function renewRecoveryCodes(
  { database }: Pick<On, 'database'>,
  { live, ...context }: CommandContext & { live: LiveSession },
): Promise<string[]> {
  const { now } = context
  const made = await makeRecoveryCodes()
  return database.transaction(async (trx) => {
    const { account, session } = await relive(trx, live, now)
    if (!(await isGuarded(trx, account.id)))
      throw invalidInput({ account: 'Recovery codes stand in for a second step: set one up first.' })
    await demandFresh(trx, { account, session }, { now })
    await tell(trx, { accountId: account.id, event: 'recovery-codes-renewed' }, context)
    return giveRecoveryCodes(trx, { accountId: account.id, made, now })
  })
}
