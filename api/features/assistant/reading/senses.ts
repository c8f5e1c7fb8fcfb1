import { clauseAround, says, amountBehind } from './clauses.ts'
import type { Ambiguous, Cue } from './cues/index.ts'
import type { Hit } from './phrases.ts'
import type { Role } from './roles.ts'
import { isStop, type Unit } from './units.ts'
import { askers, wordsOf } from './words.ts'

/** A cue whose role is decided. `asked`: it is what the question asks for, and needs no amount. */
export interface Sensed extends Hit<Cue> {
  readonly role: Role | undefined
  readonly isAsked: boolean
}

const tenants = wordsOf('tenant tenants lodger lodgers')
const collected = wordsOf(
  'collect collects collecting collected receive receives received receiving get gets getting earn earns earning make makes making',
)
const employers = wordsOf('employer company firm office boss oga organisation organization employers')
const pays = wordsOf('pays pay paid paying covers cover provides provide provided gives')
const shops = wordsOf('shop store office stall salon warehouse kiosk workshop')
const properties = wordsOf(
  'house flat flats property bedroom building apartment duplex bungalow houses properties boys shops shop',
)
const retired = wordsOf('retired retiree retirees pensioner ptad retirement gratuity served serve widow late')
const bonds = wordsOf('treasury bill bills bond bonds tbills sukuk eurobond')
const homeLoans = wordsOf('mortgage loan build home')
const isWords = wordsOf('is of na was : = be')
const behindAsk = wordsOf('for on from of')
const receivedPension = wordsOf('receive receives received get gets collect collects')

const grossWords = wordsOf('gross before')
const taxWords = wordsOf('tax paye taxes')

/** Place of the last word that asks, in the same sentence before a place. */
function lastAsker(units: readonly Unit[], before: number): number | undefined {
  for (let i = before - 1; i >= 0; i--) {
    const unit = units[i]
    if (unit === undefined || isStop(unit)) return undefined
    if (askers.has(unit.word)) return i
  }
  return undefined
}

type Sense = (
  units: readonly Unit[],
  hit: Hit<Cue>,
  clause: { from: number; to: number },
) => Role | 'asked' | undefined

const senses: Record<Ambiguous, Sense> = {
  rentWord(units, { from, to }, clause) {
    const within = (words: ReadonlySet<string>) => says(units, clause.from, clause.to, words)
    const before = units[from - 1]?.word ?? ''
    const after = units[to]?.word ?? ''
    if (within(tenants)) return 'rentReceived'
    const isCollected =
      says(units, Math.max(clause.from, from - 8), from, collected) && ['as', 'in'].includes(before)
    if (isCollected) return 'rentReceived'
    if (after === 'from' && says(units, to, to + 6, properties)) return 'rentReceived'
    if (['i', 'that'].includes(after) && says(units, to, to + 3, collected)) return 'rentReceived'
    if (shops.has(before) || (['of', 'for', 'on'].includes(after) && says(units, to, to + 4, shops)))
      return 'cost'
    if (
      says(units, clause.from, from, employers) &&
      says(units, clause.from, clause.to, pays) &&
      !says(units, clause.from, from, wordsOf('me'))
    )
      return 'employerRent'
    return 'rent'
  },
  pensionWord(units, { from, to }, clause) {
    if (says(units, 0, units.length, retired) && !units.some(({ key }) => key === '%'))
      return 'pensionReceived'
    const direct =
      says(units, Math.max(clause.from, from - 5), from, receivedPension) ||
      (['i', 'that'].includes(units[to]?.word ?? '') && says(units, to, to + 3, receivedPension))
    return direct ? undefined : 'pension'
  },
  interestWord(units, _hit, clause) {
    const anywhere = (words: ReadonlySet<string>) => says(units, 0, units.length, words)
    if (anywhere(bonds)) return 'bondInterest'
    if (anywhere(homeLoans)) return 'mortgage'
    return says(units, clause.from, clause.to, wordsOf('deposit savings bank account received'))
      ? 'interest'
      : undefined
  },
  netWord(units, { from, to }) {
    if (amountBehind(units, to, isWords) !== undefined) return 'net'
    if (behindAsk.has(units[to]?.word ?? '')) return 'asked'
    if (says(units, 0, units.length, grossWords)) return 'net'
    const asker = lastAsker(units, from)
    if (asker === undefined) return from === 0 ? 'asked' : 'net'
    return says(units, asker + 1, asker + 4, taxWords) ? 'net' : 'asked'
  },
  basicWord: () => 'salary',
  payeWord: (units, { from, to }) =>
    amountBehind(units, to, isWords) === undefined || askers.has(units[from - 1]?.word ?? '')
      ? 'asked'
      : 'taxPaid',
}

const isAmbiguous = (role: Role | Ambiguous): role is Ambiguous => role in senses

/** Decides the role of each cue by the words around it. */
export function sensed(units: readonly Unit[], cues: readonly Hit<Cue>[]): Sensed[] {
  return cues.map((hit) => {
    const { role } = hit.value
    const decided: Role | 'asked' | undefined = isAmbiguous(role)
      ? senses[role](units, hit, clauseAround(units, hit.from, hit.to))
      : role
    if (decided === 'asked') return { ...hit, role: role === 'payeWord' ? 'taxPaid' : 'net', isAsked: true }
    return { ...hit, role: decided, isAsked: false }
  })
}
