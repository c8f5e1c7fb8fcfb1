import type { WorksheetKind } from '../../../../tax/worksheets/kind-names.ts'
import type { Section } from '../../report.ts'
import { fieldSections } from '../fields.ts'
import { listSections } from '../lists.ts'
import type { Pack } from '../pack.ts'
import { workedSections } from './worked.ts'

/** What stands over the boxes that a worksheet has beside its lists; those of the details are with who it is. */
const besides: Readonly<Record<Exclude<WorksheetKind, 'details'>, string>> = {
  pay: 'BESIDES THE EMPLOYERS',
  business: 'BESIDES THE BUSINESSES',
  gains: 'BESIDES WHAT WAS SOLD',
  foreign: 'BESIDES WHAT CAME FROM ABROAD',
  payments: 'BESIDES THE PAYMENTS',
}

/** A worksheet on paper: its lists, what was typed beside them, and what the law makes of it. */
export function worksheetSections(pack: Pack, kind: keyof typeof besides): readonly Section[] {
  return [
    ...listSections(pack, kind),
    ...fieldSections(pack, kind, besides[kind]),
    // What was paid is worked out in the balance.
    ...(kind === 'payments' ? [] : workedSections(pack, kind)),
  ]
}
