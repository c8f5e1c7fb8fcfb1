import { leaveOutWords, periodSaid, placeSaid } from './says.ts'
import { isSoft, type Reading } from '../../reading/index.ts'
import type { Ask } from '../decision.ts'

/** Questions that a sum can go on without: what is supposed then is the usual, or what makes the tax no less, and is said. */
export type Convention =
  | 'trap'
  | 'unplaced'
  | 'dangling'
  | 'period'
  | 'hours'
  | 'days'
  | 'costs'
  | 'beforeCosts'
  | 'salesOrProfit'
  | 'homeOrShop'
  | 'net'
  | 'raise'

/** Pay of so much, naira, is most likely of a month; more of a year. */
const mostAMonth = 2_000_000

const optionOf = ({ options }: Ask, place: number) => options.at(place)?.says

const ofPeriod = (ask: Ask, { amounts }: Reading): string | undefined => {
  const amount = amounts.find(
    (each) => `${periodSaid(each, 'month')}${placeSaid({ amounts }, each)}` === optionOf(ask, 0),
  )
  return optionOf(ask, amount === undefined || amount.value <= mostAMonth ? 0 : 1)
}

const conventions: Readonly<Record<Convention, (ask: Ask, reading: Reading) => string | undefined>> = {
  trap: ({ options }, { traps }) =>
    options.length === 0
      ? undefined
      : traps
          .filter((trap) => !isSoft(trap))
          .map(({ words }) => leaveOutWords(words))
          .join('; '),
  unplaced: (ask) => optionOf(ask, -1),
  dangling: (ask) => optionOf(ask, 0),
  period: ofPeriod,
  // Forty hours, five days a week.
  hours: (ask) => optionOf(ask, 1),
  days: (ask) => optionOf(ask, 0),
  costs: (ask) => optionOf(ask, 0),
  beforeCosts: (ask) => optionOf(ask, 1),
  salesOrProfit: (ask) => optionOf(ask, 1),
  homeOrShop: (ask) => optionOf(ask, 0),
  net: (ask) => optionOf(ask, 1),
  raise: (ask) => optionOf(ask, 0),
}

const isConvention = (kind: string): kind is Convention => kind in conventions

/** What is supposed where a question cannot be answered, as the message that a tap would send; undefined where nothing can be. */
export function conventionOf(
  ask: Ask,
  reading: Reading,
): { readonly says: string; readonly supposed: Convention } | undefined {
  if (!isConvention(ask.missing)) return undefined
  const says = conventions[ask.missing](ask, reading)
  return says === undefined ? undefined : { says, supposed: ask.missing }
}
