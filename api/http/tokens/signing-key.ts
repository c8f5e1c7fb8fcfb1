import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto'
import { calculateJwkThumbprint, exportJWK, type JWK } from 'jose'
import type { Env } from '../../../platform/env.ts'

/** How bearer tokens are signed: the one algorithm they are taken with. */
export const SIGNING_ALGORITHM = 'EdDSA'

/** An Ed25519 private key is 32 bytes of secret after this head (RFC 8410, PKCS #8 in DER). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')
const SEED_BYTES = 32

/** With what the API signs, and what anybody may check it with. */
export interface SigningKey {
  secret: KeyObject
  open: KeyObject
  /** The open half as it is published. */
  published: JWK & { kty: string; kid: string; alg: string; use: string }
}

/**
 * The Ed25519 key of bearer tokens, made of TOKEN_KEY by HKDF-SHA256: every API process has the same one without
 * another secret to hand out, and it says nothing of the keys of mailed links, which are made of TOKEN_KEY too.
 */
export async function signingKey({ TOKEN_KEY }: Pick<Env, 'TOKEN_KEY'>): Promise<SigningKey> {
  const seed = hkdfSync('sha256', TOKEN_KEY, '', 'naijatax bearer tokens, Ed25519', SEED_BYTES)
  const secret = createPrivateKey({
    key: Buffer.concat([PKCS8_HEAD, Buffer.from(seed)]),
    format: 'der',
    type: 'pkcs8',
  })
  const open = createPublicKey(secret)
  const jwk = await exportJWK(open)
  const kid = await calculateJwkThumbprint(jwk)
  return { secret, open, published: { ...jwk, kty: 'OKP', kid, alg: SIGNING_ALGORITHM, use: 'sig' } }
}
