import type { Connection, Transaction } from '../../db/connection.ts'
import {
  findAuthenticator,
  listRecoveryCodes,
  spendRecoveryCode,
  takeStep,
  type Authenticator,
} from '../../db/stores/authenticators.ts'
import { listPasskeys } from '../../db/stores/passkeys.ts'
import type { CommandContext } from '../../platform/command-context.ts'
import { unseal } from '../../platform/seal.ts'
import { stepOfCode } from '../../platform/totp.ts'
import { limitHashing } from '../hashing.ts'
import { tell } from '../history.ts'
import { factorMissing, wrongFactor } from '../refusals.ts'
import { stopRegain } from '../stop-regain.ts'
import { findRecoveryHash, looksLikeRecoveryCode } from './recovery-codes.ts'

/** A key under which secrets of authenticators are sealed. */
export interface SealKey {
  readonly env: { readonly TOKEN_KEY: string }
}

/** The second factors of an account: a passkey, and what is typed (a code of its authenticator, a recovery code). */
export type FactorKind = 'passkey' | 'code'

/**
 * What an account can show as its second factor; nothing when it has none. An account with any passkey, or with an
 * authenticator whose first code was typed, is guarded; recovery codes alone guard nothing and stand in for
 * either [spec 17.21] [decision 0034].
 */
export async function factorsOf(connection: Connection, accountId: string): Promise<FactorKind[]> {
  const passkeys = await listPasskeys(connection, accountId)
  const authenticator = await findAuthenticator(connection, accountId)
  const hasAuthenticator = authenticator !== undefined && authenticator.confirmedAt !== null
  if (passkeys.length === 0 && !hasAuthenticator) return []
  const typed = hasAuthenticator || (await listRecoveryCodes(connection, accountId)).length > 0
  return [...(passkeys.length > 0 ? (['passkey'] as const) : []), ...(typed ? (['code'] as const) : [])]
}

/** The factors that an account has, one entry each, as its owner knows them. */
export async function listFactorKinds(
  connection: Connection,
  accountId: string,
): Promise<('passkey' | 'authenticator')[]> {
  const passkeys = await listPasskeys(connection, accountId)
  const authenticator = await findAuthenticator(connection, accountId)
  const hasAuthenticator = authenticator !== undefined && authenticator.confirmedAt !== null
  return [
    ...passkeys.map(() => 'passkey' as const),
    ...(hasAuthenticator ? (['authenticator'] as const) : []),
  ]
}

/** Whether an account has a second factor, without which its password is not enough. */
export async function isGuarded(connection: Connection, accountId: string): Promise<boolean> {
  return (await factorsOf(connection, accountId)).length > 0
}

/** What was shown as the second factor. */
export type ShownFactor =
  { is: 'authenticator' } | { is: 'recovery code' } | { is: 'passkey'; passkeyId: string }

/**
 * Checks a typed code: of the account's authenticator, each once, or a recovery code, which is spent and told to the
 * owner. Whoever shows a factor ends a wait to get in without it. Who calls this counts the tries, outside the
 * transaction.
 * @returns undefined when the code is wrong.
 */
export async function checkFactor(
  trx: Transaction,
  key: SealKey,
  { accountId, code }: { accountId: string; code: string },
  context: CommandContext,
): Promise<ShownFactor | undefined> {
  const shown = looksLikeRecoveryCode(code)
    ? await checkRecoveryCode(trx, { accountId, code }, context)
    : await checkAuthenticator(trx, key, { accountId, code }, context)
  if (shown) await stopRegain(trx, { accountId, by: 'factor shown' }, context)
  return shown
}

/**
 * Holds a sign-in with the right password to the account's second factor.
 * @returns whether one was shown. @throws 401 factor_required without a code; 400 invalid_code for a wrong one.
 */
export async function demandFactorAtLogin(
  trx: Transaction,
  key: SealKey,
  { accountId, code }: { accountId: string; code: string | undefined },
  context: CommandContext,
): Promise<boolean> {
  const factors = await factorsOf(trx, accountId)
  if (factors.length === 0) return false
  if (code === undefined || code.trim() === '') throw factorMissing({ factors })
  if (!(await checkFactor(trx, key, { accountId, code }, context))) throw wrongFactor()
  return true
}

/** The secret of an authenticator; undefined when TOKEN_KEY was changed since, which ends it like a lost phone. */
function openSecret(
  tokenKey: string,
  { secretSealed }: Pick<Authenticator, 'secretSealed'>,
): Buffer | undefined {
  try {
    return Buffer.from(unseal(tokenKey, 'authenticator-secret', secretSealed), 'base64')
  } catch {
    return undefined
  }
}

async function checkAuthenticator(
  trx: Transaction,
  { env }: SealKey,
  { accountId, code }: { accountId: string; code: string },
  context: CommandContext,
): Promise<ShownFactor | undefined> {
  const { now } = context
  const row = await findAuthenticator(trx, accountId)
  if (!row || row.confirmedAt === null) return undefined
  const secret = openSecret(env.TOKEN_KEY, row)
  const step = secret && stepOfCode(secret, code.replace(/\s/g, ''), now)
  if (step === undefined || !(await takeStep(trx, { row, step, now }))) return undefined
  if (row.usedAt === null)
    await tell(trx, { accountId, event: 'way-in-first-used', detail: { wayIn: 'authenticator' } }, context)
  return { is: 'authenticator' }
}

async function checkRecoveryCode(
  trx: Transaction,
  { accountId, code }: { accountId: string; code: string },
  context: CommandContext,
): Promise<ShownFactor | undefined> {
  const rows = await listRecoveryCodes(trx, accountId)
  const hash = await limitHashing(() =>
    findRecoveryHash(
      rows.map(({ codeHash }) => codeHash),
      code,
    ),
  )
  const row = rows.find(({ codeHash }) => codeHash === hash)
  if (!row || !(await spendRecoveryCode(trx, row, context.now))) return undefined
  await tell(trx, { accountId, event: 'recovery-code-used' }, context)
  return { is: 'recovery code' }
}
