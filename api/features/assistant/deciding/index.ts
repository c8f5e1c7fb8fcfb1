import type { Reading } from '../reading/index.ts'
import type { Decision } from './decision.ts'
import { lookUp } from './look-up.ts'
import type { Context, Row } from './row.ts'

export type * from './decision.ts'
export type { Context, Row } from './row.ts'

/** The rows in their order: the first that decides, decides. Scope and languages stand before every figure. */
const rows: readonly Row[] = []

/** What a message comes to. */
export function decide(reading: Reading, context: Context): Decision {
  for (const row of rows) {
    const decision = row(reading, context)
    if (decision !== undefined) return decision
  }
  return lookUp()
}
