import { amountRows, type Answers, type RawAnswers, statusWithIncome } from '../../../../../tax/index.ts'

/**
 * A change with the status of somebody who has what it supposes: an employee who begins to trade is both, or the trade
 * would not be taxed.
 * @returns undefined where the saved status never has such an income, so that nothing can be said of it.
 */
export function withStatus(change: RawAnswers, { status }: Answers): RawAnswers | undefined {
  const becomes = amountRows
    .filter(({ key }) => Number(change[key] ?? 0) > 0)
    .reduce<Answers['status'] | undefined>(
      (found, { when }) => found && statusWithIncome(found, when ?? 'always'),
      status,
    )
  if (becomes === undefined) return undefined
  return becomes === status ? change : { ...change, status: becomes }
}
