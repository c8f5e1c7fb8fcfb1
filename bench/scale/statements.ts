import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url))

/** Tables as the query builder writes them; SQL of the tests' own is written by hand, without quotes. */
const ofQueryBuilder = /\b(?:from|into|update|join) "[a-z_]+"/i
/** The one statement of the product that is written by hand (db/stores/sessions.ts). */
const byHand = /from sessions join accounts on/
const isRead = /^\s*(?:select|update|delete|with)\b/i

/**
 * Every statement that reads or changes rows which API, worker and stores make, values left out: what their whole
 * integration tests asked of the database, kept by pg_stat_statements (db/testing/global-setup.ts).
 * @param file statements of an earlier run; without it the tests run now, for some minutes.
 */
export function productStatements(file: string | undefined): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'naijatax-statements-'))
  try {
    const written = file ?? join(folder, 'statements.jsonl')
    if (file === undefined)
      execFileSync(process.execPath, [vitest, 'run', '--project', 'integration', 'api/', 'db/', 'worker/'], {
        cwd: root,
        env: { ...process.env, STATEMENTS_FILE: written },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
    return readFileSync(written, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as string)
      .filter((text) => isRead.test(text) && (ofQueryBuilder.test(text) || byHand.test(text)))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
