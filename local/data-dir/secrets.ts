import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { newKey } from '../owner.ts'
import { readPrivateJson, writePrivateFile } from '../private-file.ts'

const letters = (bytes: number): string => randomBytes(bytes).toString('base64url')

/** How each secret of a copy is made. A new one is one line here; an older secrets.json then gains it. */
const makers = {
  databasePassword: () => letters(24),
  tokenKey: () => randomBytes(32).toString('hex'),
  operatorUser: () => 'operator',
  operatorPassword: () => letters(12),
  viewerUser: () => 'viewer',
  viewerPassword: () => letters(12),
  /** Keys in the addresses that only the owner of the copy may open. */
  inboxKey: newKey,
  paymentsKey: newKey,
  stripeKey: () => `sk_test_${letters(18)}`,
  stripeWebhookSecret: () => `whsec_${letters(24)}`,
} as const

/** Secrets of one copy of the product, made once and stored. */
export type Secrets = Readonly<Record<keyof typeof makers, string>>

function objectIn(json: unknown): Partial<Record<string, unknown>> {
  if (typeof json !== 'object' || json === null) throw new Error('it is no JSON object')
  return json
}

/**
 * The secrets in `dataDir`, made at random on first use (secrets.json, readable by its owner only).
 * @throws StartError when the file is damaged.
 */
export function loadSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json')
  const loss =
    'new secrets are then made, links in mails already sent stop working, and nothing else is lost.'
  const stored = readPrivateJson(file, objectIn, loss) ?? {}
  const all = Object.entries(makers).map(([name, make]) => {
    const value = stored[name]
    return [name, typeof value === 'string' && value ? value : make()] as const
  })
  const secrets = { ...stored, ...(Object.fromEntries(all) as Secrets) }
  if (all.some(([name, value]) => stored[name] !== value))
    writePrivateFile(file, `${JSON.stringify(secrets, null, 2)}\n`)
  return secrets
}
