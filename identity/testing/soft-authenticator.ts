import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url')

/** What a test makes go wrong. */
export interface Flaws {
  origin?: string
  rpId?: string
  challenge?: string
  /** The device asked its holder for nothing. */
  unverified?: true
  type?: string
  counter?: number
  userHandle?: string
  /** Signed with another key. */
  forged?: true
}

/** A passkey on a device of a test, which answers as a browser's JSON does (ES256). */
export interface SoftPasskey {
  readonly id: string
  /** Answers navigator.credentials.create(). */
  register(options: unknown, flaws?: Flaws): RegistrationResponseJSON
  /** Answers navigator.credentials.get(), counting one more. */
  show(options: unknown, flaws?: Flaws): AuthenticationResponseJSON
}

const keyPair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })

/** Makes a device with one passkey for this site. */
export function softPasskey(site: { origin: string; rpId: string }): SoftPasskey {
  const { publicKey, privateKey } = keyPair()
  const stranger = keyPair().privateKey
  const credentialId = randomBytes(32)
  const id = base64url(credentialId)
  let counter = 0
  let handle: string | undefined

  const clientData = (type: string, options: unknown, flaws: Flaws) =>
    Buffer.from(
      JSON.stringify({
        type: flaws.type ?? type,
        challenge: flaws.challenge ?? (options as { challenge: string }).challenge,
        origin: flaws.origin ?? site.origin,
        crossOrigin: false,
      }),
    )
  const authData = (flags: number, flaws: Flaws) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(flaws.counter ?? counter)
    // Present, and verified unless that is the flaw.
    const all = flags | 0x01 | (flaws.unverified ? 0 : 0x04)
    return Buffer.concat([sha256(flaws.rpId ?? site.rpId), Buffer.from([all]), count])
  }

  return {
    id,
    register: (options, flaws = {}) => {
      handle = (options as { user: { id: string } }).user.id
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const cose = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ])
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const credential = [Buffer.alloc(16), length, credentialId, isoCBOR.encode(cose)]
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(Buffer.concat([authData(0x40, flaws), ...credential]))],
      ])
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', options, flaws)),
          attestationObject: base64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
          transports: ['internal'],
        },
      }
    },
    show: (options, flaws = {}) => {
      counter += 1
      const data = authData(0, flaws)
      const client = clientData('webauthn.get', options, flaws)
      const key = flaws.forged ? stranger : privateKey
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), key)
      const userHandle = flaws.userHandle ?? handle
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          ...(userHandle !== undefined && { userHandle }),
        },
      }
    },
  }
}
