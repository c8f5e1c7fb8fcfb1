import type { Client } from 'pg'
import { tables as seeded } from '../population/tables.ts'

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
  [/^select (?:\*|t::text as row|\$\d+) from/, 'asked by tests alone, which look through whole tables'],
  [
    /from "mail_refusals" left join/,
    'support’s list of refused mails: read whole to be joined, newest first; mailed links live for days',
  ],
  [
    /^select "outbox"\.\* from "outbox" where "job"/,
    'support’s history of the mails to one person; the table holds a week',
  ],
  [/where \$\d+ = \$\d+/, 'a list without anything in it: the condition is never true, so nothing is read'],
  [
    /"audit_log"\."at" >= /,
    'support’s list of everybody concerned in a span of time, as large as it is; rare',
  ],
  [
    /^select "outbox"\.\* from "outbox" order by/,
    'support’s look at the newest events; the table holds a week',
  ],
]

/** Long before anything that a sweep leaves. */
const LONG_AGO = new Date('2020-01-01T00:00:00Z')

/**
 * Values for statements whose plan stands on them, as it does in the product, which plans each statement anew: sweeps
 * look for what is older than nearly everything, and of the audit log's actions only backups and pauses are looked for.
 */
function valuesFor(text: string): unknown[] | undefined {
  const places = [...text.matchAll(/(limit )?\$(\d+)/g)]
  const isSweep = /^delete .* < \$\d+ limit \$\d+\)/s.test(text)
  if (isSweep) return places.map(([, limit]) => (limit ? 1_000 : LONG_AGO))
  if (/from "audit_log" where "action" = \$1 and detail/.test(text))
    return ['operator_pause_queue', 'mail', 'queue']
  return /from "audit_log" where "action" = \$1 order/.test(text) ? ['backup_created'] : undefined
}

const growing = new Set(seeded.map(({ table }) => table))

function wholeReads(node: PlanNode): string[] {
  const table = node['Relation Name']
  const own = node['Node Type'] === 'Seq Scan' && table !== undefined && growing.has(table) ? [table] : []
  return [...own, ...(node.Plans ?? []).flatMap(wholeReads)]
}

/**
 * Looks at the plan of each statement on a full database, whatever its values (generic plan) unless they decide it.
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
      const values = valuesFor(text)
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
        `explain (${values ? '' : 'generic_plan, '}format json) ${text}`,
        values,
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
