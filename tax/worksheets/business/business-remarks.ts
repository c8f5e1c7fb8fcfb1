import { section } from '../../years/sections.ts'
import { told } from '../../years/told.ts'
import type { Remark, WorkContext } from '../rules.ts'
import { dayInWords, endOf, hasPartMonth, monthsLater, monthsOf } from './period.ts'
import type { BusinessContent } from './pool.ts'
import type { Business } from './sheet.ts'

const monthsInYear = 12

/** What is to be mended or known about one business. @param path of its row. */
export function businessRemarks(
  row: Business,
  path: string,
  content: BusinessContent,
  { taxYear }: WorkContext,
): readonly Remark[] {
  const end = endOf(row, taxYear)
  const months = monthsOf(row, end)
  const hasAssets = content.assets.length > 0
  return [
    ...takingsRemarks(row, path),
    ...(months > monthsInYear
      ? [
          {
            words: `${row.name}: the accounts are longer than ${monthsInYear} months. All sales and costs count here; capital allowances count for one year.`,
            at: `${path}.from`,
          },
        ]
      : []),
    ...(hasAssets && months < monthsInYear && hasPartMonth(row, end)
      ? [
          {
            words: `${row.name}: whether part of a month counts for a capital allowance is not certain. Here it counts as a month.`,
            at: `${path}.from`,
          },
        ]
      : []),
    ...(row.closed === 'yes'
      ? [
          {
            words: `${row.name}: you closed it, so pay its tax within ${told.ceasingMonths.value} months, by ${dayInWords(monthsLater(end, told.ceasingMonths.value))}. ${section('24')}.`,
            at: `${path}.closed`,
          },
        ]
      : []),
  ]
}

function takingsRemarks(row: Business, path: string): readonly Remark[] {
  const { turnover, dailyTakings } = row
  if (turnover === undefined && dailyTakings === undefined)
    return [
      { words: `${row.name}: nothing was typed that came in. It counts as ₦0.`, at: `${path}.turnover` },
    ]
  if (turnover !== undefined && dailyTakings !== undefined)
    return [
      {
        words: `${row.name}: all sales were typed, so what you sell on a usual day is not used.`,
        at: `${path}.dailyTakings`,
      },
    ]
  return []
}
