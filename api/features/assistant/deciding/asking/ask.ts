import { roleOf, type ReadAmount, type Reading, type Role } from '../../reading/index.ts'
import { wordsIn } from '../../replying/words/index.ts'
import type { AskWords } from '../../replying/words/words.ts'
import type { Ask, Asset, Option, Slot } from '../decision.ts'
import type { Missing } from '../missing.ts'
import { periodSaid, roleSaid } from './says.ts'

const slots: Readonly<Record<Missing['kind'], Slot>> = {
  trap: 'meaning',
  unplaced: 'role',
  dangling: 'amount',
  rate: 'rate',
  hours: 'hours',
  days: 'days',
  period: 'period',
  income: 'income',
  costs: 'amount',
  beforeCosts: 'role',
  asset: 'meaning',
  boughtFor: 'amount',
  soldFor: 'amount',
  implausible: 'sure',
  tooLarge: 'amount',
  year: 'meaning',
  sure: 'sure',
}

/** What an amount without a place is offered as. */
const offered: readonly Role[] = ['salary', 'rent', 'pension', 'business', 'gift', 'living']

/** What a thing that was sold may be, and what a tap says. */
const assetSays: Readonly<Record<Asset, string>> = {
  land: 'I sold land',
  home: 'I sold the house that I live in',
  shares: 'I sold shares',
  crypto: 'I sold crypto',
  car: 'I sold a car',
  things: 'I sold furniture',
}

const roleOptions = (amount: ReadAmount, roles: readonly Role[], { roleNames }: AskWords): Option[] =>
  roles.map((role) => ({ label: roleNames[role], says: roleSaid(amount, role) }))

const calculate = ({ calculate: label }: AskWords): Option => ({ label, says: 'Calculate' })

/** What is sent where something that was named is to be left out. */
const without = (role: Role) => `no ${roleOf(role).name}`

function optionsOf(missing: Missing, words: AskWords): readonly Option[] {
  switch (missing.kind) {
    case 'unplaced':
      return missing.amount ? roleOptions(missing.amount, offered, words) : []
    case 'dangling':
      return [{ label: words.leaveOut, says: without(missing.role) }]
    case 'period':
      return (['month', 'year'] as const).map((period) => ({
        label: words.periodNames[period],
        says: periodSaid(missing.amount, period),
      }))
    case 'hours':
      return [20, 40].map((hours) => ({ label: words.hoursAWeek(hours), says: `${hours} hours a week` }))
    case 'days':
      return [5, 6].map((days) => ({ label: words.daysAWeek(days), says: `${days} days a week` }))
    case 'costs':
      return [{ label: words.noCosts, says: 'no costs' }]
    case 'beforeCosts':
      return roleOptions(missing.amount, ['revenue', 'business'], words)
    case 'asset':
      return (Object.keys(assetSays) as Asset[]).map((asset) => ({
        label: words.assetNames[asset],
        says: assetSays[asset],
      }))
    case 'implausible':
    case 'sure':
      return [calculate(words)]
    default:
      return []
  }
}

/** The words of the person that a question back is about. */
function aboutOf(missing: Missing): string {
  if ('amount' in missing && missing.amount) return missing.amount.words
  if (missing.kind === 'trap') return missing.trap.words
  return 'words' in missing ? missing.words : ''
}

/** What is missing as one precise question, with taps, in the language of the person. */
export function askOf(missing: Missing, reading: Reading): Ask {
  const words = wordsIn(reading.language).asks
  return {
    slot: slots[missing.kind],
    about: aboutOf(missing),
    question: words.question(missing, reading),
    options: optionsOf(missing, words),
  }
}
