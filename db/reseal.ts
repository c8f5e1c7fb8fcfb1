import { isSealedWithSigningKey, seal, unseal } from '../platform/seal.ts'
import type { TokenKey } from '../platform/token-key.ts'
import type { Connection } from './connection.ts'
import { authenticators } from './tables/factors.ts'

const purpose = 'authenticator-secret'

/** How many rows one look at the table takes. */
const BATCH = 500

/**
 * Seals under the key that signs what was sealed under the other key of TOKEN_KEY, so that the other one can go. What no
 * key opens is left: its key was dropped before.
 * @returns how many secrets of authenticators were sealed again.
 */
export async function reseal(connection: Connection, tokenKey: TokenKey): Promise<number> {
  let resealed = 0
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const rows = await authenticators
      .query(connection)
      .select('id', 'secret_sealed')
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
    for (const { id, secretSealed } of rows) {
      const again = sealedAgain(tokenKey, secretSealed)
      if (!again) continue
      resealed += await authenticators
        .query(connection)
        .where({ id, secret_sealed: secretSealed })
        .patch({ secretSealed: again })
    }
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return resealed
    after = last.id
  }
}

/** The secret under the key that signs; undefined when it is, or when no key opens it. */
function sealedAgain(tokenKey: TokenKey, sealed: Buffer): Buffer | undefined {
  if (isSealedWithSigningKey(tokenKey, purpose, sealed)) return undefined
  try {
    return seal(tokenKey, purpose, unseal(tokenKey, purpose, sealed))
  } catch {
    return undefined
  }
}
