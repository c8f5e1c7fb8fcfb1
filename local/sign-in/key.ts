import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { exportJWK, importPKCS8, type CryptoKey, type JWK } from 'jose'
import { writePrivateFile } from '../private-file.ts'

/** The key pair that a stand-in signs with. */
export interface SigningKey {
  secret: CryptoKey
  open: JWK
  id: string
}

export const algorithm = 'RS256'

/** The key stored in `file`, readable by its owner only; made on first use. */
export async function loadSigningKey(file: string): Promise<SigningKey> {
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    writePrivateFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())
  }
  const pem = readFileSync(file, 'utf8')
  const id = 'stand-in'
  const open = await exportJWK(createPublicKey(pem))
  return {
    secret: await importPKCS8(pem, algorithm),
    open: { ...open, kid: id, alg: algorithm, use: 'sig' },
    id,
  }
}
