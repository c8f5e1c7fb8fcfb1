import { chmodSync, mkdirSync } from 'node:fs'
import { Refusal, messageOf } from '../refusal.ts'

/**
 * A folder that every user of the machine may enter (EMBEDDED_HOME, default /var/lib/naijatax): what
 * PostgreSQL's own user cannot reach inside the clone or DATA_DIR is kept here. Used as root only.
 * @throws Refusal when it cannot be made.
 */
export function sharedHome(): string {
  const home = process.env['EMBEDDED_HOME'] || '/var/lib/naijatax'
  try {
    mkdirSync(home, { recursive: true })
    chmodSync(home, 0o755)
  } catch (error) {
    throw new Refusal(
      `As root, PostgreSQL runs as another user and needs ${home}, which could not be made (${messageOf(error)}). ` +
        'Name another folder in EMBEDDED_HOME, or run npm start as a user other than root.',
      error,
    )
  }
  return home
}
