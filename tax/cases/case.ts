import { nothingPaid } from '../answers/keys.ts'
import type { RawAnswers } from '../answers/raw-answers.ts'
import type { Monthly } from '../explanation/monthly.ts'
import type { NoteId } from '../explanation/notes/note.ts'
import type { OldLaw, OldLawReading } from '../explanation/old-law.ts'
import type { BreakdownRow, Result } from '../result.ts'

/** How a published figure stands to the law: right, right on a wrong chargeable income, or wrong. */
export type Verdict = 'agrees' | 'wrong-rule' | 'mistake'

/** A worked example: answers and the figures that they must give. Figures are written out, never computed. */
export interface Case {
  readonly id: string
  readonly about: string
  readonly answers: RawAnswers
  readonly expected: Partial<Omit<Result, 'breakdown'>>
  readonly breakdown?: readonly (readonly [BreakdownRow['band'], amount: number, rate: number, tax: number])[]
  readonly monthly?: Partial<Monthly>
  readonly oldLaw?: {
    readonly net?: Partial<OldLawReading>
    readonly plain?: Partial<OldLawReading>
  } & Partial<Pick<OldLaw, 'exemptPay' | 'totalTaxIfExempt'>>
  /** Effects of notes in naira, or that it depends; null says that the note must not be there. */
  readonly notes?: Partial<Record<NoteId, number | 'depends' | null>>
  /** Who published it, what they state, and how it stands to the law. */
  readonly published?: {
    readonly source: string
    readonly states: string
    readonly verdict: Verdict
    /** What is wrong with it. */
    readonly wrong?: string
  }
}

/** An employee of 2026 who paid nothing but what is named. */
export function employee(answers: RawAnswers): RawAnswers {
  return { taxYear: 2026, status: 'employee', ...nothingPaid, ...answers }
}
