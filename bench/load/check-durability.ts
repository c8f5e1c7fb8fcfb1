import type { Client } from 'pg'
import { calculate, type RawAnswers } from '../../tax/index.ts'
import { answersWith } from '../population/person.ts'
import type { SavedCalculation, Outcome, SavedDraft } from './spec.ts'

/** What was acknowledged, row by row beside what the database holds. */
export interface DurabilityCheck {
  draftsChecked: number
  calculationsChecked: number
  /** Acknowledged writes that are not there as they were acknowledged. */
  lost: string[]
  /** Sum of the taxes of the acknowledged calculations and of their rows, in naira. */
  totals: { acknowledged: number; kept: number }
}

/** Rows asked for at once. */
const BATCH = 5_000

async function rowsById<Row extends { id: string }>(
  client: Client,
  sql: string,
  ids: readonly string[],
): Promise<Map<string, Row>> {
  const found = new Map<string, Row>()
  for (let from = 0; from < ids.length; from += BATCH) {
    const { rows } = await client.query<Row>(sql, [ids.slice(from, from + BATCH)])
    for (const row of rows) found.set(row.id, row)
  }
  return found
}

/** Each save counts one version, so those without an acknowledgement may have put the draft so far ahead. */
function isSaved(draft: SavedDraft, row: { version: number; salary: string } | undefined): boolean {
  if (!row || row.version < draft.version || row.version > draft.version + draft.unanswered) return false
  return row.version > draft.version || draft.salary === 0 || row.salary === `${draft.salary}`
}

const taxOf = (salary: number): number => {
  const answers: RawAnswers = answersWith(salary)
  return calculate(answers, { currentYear: new Date().getUTCFullYear() }).totalTax
}

async function lostCalculations(
  client: Client,
  calculations: readonly SavedCalculation[],
): Promise<{ lost: string[]; totals: DurabilityCheck['totals'] }> {
  const rows = await rowsById<{ id: string; tax: number; salary: number }>(
    client,
    `select id, (result ->> 'totalTax')::float as tax, (answers ->> 'salary')::float as salary
     from submissions where id = any($1)`,
    calculations.map(({ id }) => id),
  )
  const left = await rowsById(
    client,
    'select id from drafts where id = any($1)',
    calculations.map(({ draftId }) => draftId),
  )
  const totals = { acknowledged: 0, kept: 0 }
  const lost = calculations.flatMap(({ id, draftId, salary }) => {
    const row = rows.get(id)
    const tax = taxOf(salary)
    totals.acknowledged += tax
    totals.kept += row?.tax ?? 0
    if (row?.tax !== tax || row.salary !== salary) return [`calculation ${id} of salary ${salary}`]
    return left.has(draftId) ? [`draft ${draftId} still there after it was submitted`] : []
  })
  return { lost, totals }
}

/** Looks for every acknowledged write in the database. */
export async function checkDurability(
  client: Client,
  { drafts, calculations }: Pick<Outcome, 'drafts' | 'calculations'>,
): Promise<DurabilityCheck> {
  const rows = await rowsById<{ id: string; version: number; salary: string }>(
    client,
    `select id, version, answers ->> 'salary' as salary from drafts where id = any($1)`,
    drafts.map(({ id }) => id),
  )
  const lostDrafts = drafts
    .filter((draft) => !isSaved(draft, rows.get(draft.id)))
    .map(({ id, version }) => `version ${version} of draft ${id}`)
  const { lost, totals } = await lostCalculations(client, calculations)
  return {
    draftsChecked: drafts.length,
    calculationsChecked: calculations.length,
    lost: [...lostDrafts, ...lost],
    totals,
  }
}
