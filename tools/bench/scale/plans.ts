import type { Client } from 'pg'
import { tables as seeded } from '../people/tables.ts'

/** A statement whose plan reads a growing table from end to end. */
export interface WholeRead {
  text: string
  tables: string[]
  /** Why that is right; undefined when it must be mended. */
  reason: string | undefined
}

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  Plans?: PlanNode[]
}

/** Reads from end to end that are right, by what stands in the statement. */
const right: readonly (readonly [part: RegExp, reason: string])[] = [
  [/^select \* from "[a-z_]+"$/, 'asked by tests alone, which look through whole tables'],
]

const growing = new Set(seeded.map(({ table }) => table))

function wholeReads(node: PlanNode): string[] {
  const table = node['Relation Name']
  const own = node['Node Type'] === 'Seq Scan' && table !== undefined && growing.has(table) ? [table] : []
  return [...own, ...(node.Plans ?? []).flatMap(wholeReads)]
}

/**
 * Looks at the plan of each statement on a full database, whatever its values (generic plan).
 * @returns those that read a growing table from end to end, and how many plans were made.
 */
export async function readPlans(
  client: Client,
  statements: readonly string[],
): Promise<{ found: WholeRead[]; planned: number; notPlanned: string[] }> {
  const found: WholeRead[] = []
  const notPlanned: string[] = []
  for (const text of statements) {
    try {
      // A statement with its parameters open is planned only by the simple protocol.
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
        `explain (generic_plan, format json) ${text}`,
      )
      const tables = rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => wholeReads(Plan)))
      const reason = right.find(([part]) => part.test(text))?.[1]
      if (tables.length > 0) found.push({ text, tables: [...new Set(tables)], reason })
    } catch (error) {
      notPlanned.push(`${text}: ${String(error)}`)
    }
  }
  return { found, planned: statements.length - notPlanned.length, notPlanned }
}
