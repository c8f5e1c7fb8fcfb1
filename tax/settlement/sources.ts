import { reporters } from '../years/reporters.ts'
import { administrationSection, citationLine, section } from '../years/sections.ts'
import { withholdingRegulation } from '../worksheets/payments/withheld-kinds.ts'

/** Where each line of a settlement stands. */
export const sources = {
  tax: citationLine([section('58')]),
  credit: citationLine([section('120')]),
  paye: citationLine([administrationSection('51(6)'), administrationSection('51(7)')]),
  withheld: withholdingRegulation('regulation 8'),
  exchange: `Reported: ${reporters.revenueCircular}`,
  paid: administrationSection('49(1)'),
  balance: citationLine([administrationSection('49(1)'), administrationSection('55')]),
} as const
