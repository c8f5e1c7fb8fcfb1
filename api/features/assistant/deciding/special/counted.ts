import { actFiguresOf, type AmountKey, type Answers, nothingPaid } from '../../../../../tax/index.ts'

/** What the Act counts of an amount that came alone, in naira a year: the engine reads it, so no limit stands here. */
export function countedByTheAct(
  key: AmountKey,
  answers: Partial<Answers>,
  { taxYear, currentYear }: { readonly taxYear: number; readonly currentYear: number },
): number {
  const figures = actFiguresOf({ status: 'other', ...nothingPaid, ...answers, taxYear }, { currentYear })
  return figures?.counted[key] ?? 0
}
