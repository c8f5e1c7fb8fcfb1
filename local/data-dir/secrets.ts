import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError, errorMessage } from '../errors.ts'

const letters = (bytes: number): string => randomBytes(bytes).toString('base64url')

/** How each secret of a copy is made. A new one is one line here; an older secrets.json then gains it. */
const makers = {
  databasePassword: () => letters(24),
  tokenKey: () => randomBytes(32).toString('hex'),
  operatorUser: () => 'operator',
  operatorPassword: () => letters(12),
  viewerUser: () => 'viewer',
  viewerPassword: () => letters(12),
  stripeKey: () => `sk_test_${letters(18)}`,
  stripeWebhookSecret: () => `whsec_${letters(24)}`,
} as const

/** Secrets of one copy of the product, made once and kept. */
export type Secrets = Readonly<Record<keyof typeof makers, string>>

function read(file: string): Partial<Record<string, unknown>> {
  if (!existsSync(file)) return {}
  try {
    const kept: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (typeof kept !== 'object' || kept === null) throw new Error('it is no JSON object')
    return kept
  } catch (error) {
    throw new StartError(
      `${file} cannot be read (${errorMessage(error)}). Restore it from a copy, or remove it: new secrets are ` +
        'then made, links in mails already sent stop working, and nothing else is lost.',
      error,
    )
  }
}

/**
 * The secrets in `dataDir`, made at random on first use (secrets.json, readable by its owner only).
 * @throws StartError when the file is damaged.
 */
export function loadSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json')
  const kept = read(file)
  const all = Object.entries(makers).map(([name, make]) => {
    const value = kept[name]
    return [name, typeof value === 'string' && value ? value : make()] as const
  })
  const secrets = { ...kept, ...(Object.fromEntries(all) as Secrets) }
  if (all.some(([name, value]) => kept[name] !== value)) {
    const partial = `${file}.partial`
    writeFileSync(partial, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
    renameSync(partial, file)
  }
  return secrets
}
