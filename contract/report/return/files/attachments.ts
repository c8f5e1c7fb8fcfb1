import { dayInWords } from '../../words.ts'
import { missingOf } from '../missing.ts'
import type { Pack } from '../pack.ts'
import { proofsOf } from '../proofs.ts'

/** The checklist as a plain text: the papers to attach, and what the pack has an empty line for. */
export function attachmentsText(pack: Pack): string {
  const { taxYear, source } = pack
  const missing = missingOf(pack)
  return [
    `Papers to attach to the return of ${taxYear}, listed on ${dayInWords(source.today)}`,
    '',
    ...proofsOf(pack).map(({ what, of }) => `[ ] ${of}: ${what}`),
    ...(missing.length === 0
      ? []
      : ['', 'Still empty in the pack', '', ...missing.map(({ what }) => `[ ] ${what}`)]),
    '',
  ].join('\r\n')
}
