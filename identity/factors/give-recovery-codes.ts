import { v7 as uuidv7 } from 'uuid'
import type { Transaction } from '../../db/connection.ts'
import { listRecoveryCodes, replaceRecoveryCodes } from '../../db/stores/authenticators.ts'
import { limitHashing } from '../hashing.ts'
import { hashRecoveryCodes, newRecoveryCodes } from './recovery-codes.ts'

/** Ten codes to show once, with the hashes to keep. */
export interface MadeCodes {
  codes: string[]
  hashes: string[]
}

/** Makes ten codes: a tenth of a second of hashing, so before a transaction and not in it. */
export async function makeRecoveryCodes(): Promise<MadeCodes> {
  const codes = newRecoveryCodes()
  return { codes, hashes: await limitHashing(() => hashRecoveryCodes(codes)) }
}

/** Keeps these codes in the place of all that the account had. @returns what to show, once. */
export async function giveRecoveryCodes(
  trx: Transaction,
  { accountId, made, now }: { accountId: string; made: MadeCodes; now: Date },
): Promise<string[]> {
  const rows = made.hashes.map((codeHash) => ({
    id: uuidv7(),
    accountId,
    codeHash,
    createdAt: now,
    usedAt: null,
  }))
  await replaceRecoveryCodes(trx, accountId, rows)
  return made.codes
}

/** Gives codes to an account that has none left. @returns what to show, once; undefined when it has some. */
export async function giveFirstRecoveryCodes(
  trx: Transaction,
  request: { accountId: string; made: MadeCodes; now: Date },
): Promise<string[] | undefined> {
  const left = await listRecoveryCodes(trx, request.accountId)
  return left.length > 0 ? undefined : giveRecoveryCodes(trx, request)
}
