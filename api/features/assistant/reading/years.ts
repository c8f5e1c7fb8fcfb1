import { bookOf, type Hit } from './phrases.ts'
import type { Placed } from './placed.ts'
import type { Role } from './roles.ts'
import { clauseAround, says } from './clauses.ts'
import { ownThings } from './sense-words.ts'
import { isAmount, isStop, type Unit } from './units.ts'
import { wordsOf } from './words.ts'

/** The law before the Act, set against the one that is asked about: "than it was under the old law". */
const oldLaws = ['law', 'paye', 'tax', 'tax law', 'act', 'rules']
const againstOld = ['than', 'than it was', 'than i paid', 'compared with', 'compared to', 'against', 'versus']
  .flatMap((joint) =>
    oldLaws.flatMap((law) =>
      ['', 'under ', 'in ', 'with ', 'by '].map((preposition) => `${joint} ${preposition}the old ${law}`),
    ),
  )
  .join(' | ')

const relative = bookOf<'last' | 'both' | 'old' | 'this'>([
  ['last year', 'last'],
  [againstOld, 'both'],
  [
    'save with the new law | save under the new law | saving with the new law | gain with the new law | gain from the new law | save by the new law | save in the new law | new tax law than before | new law than before | the new law than before | under the new law than before | new law than it was before | new law or with the old one | new law or the old one | the new law or the old | new law vs old law | old law vs new law | new law than the old | new law or with the old law | old one or the new one',
    'both',
  ],
  [
    'new law compared with the old one | new law compared to the old one | new law compared with the old law | new law compared to the old law | new law compared with the old | new law compared to the old | new one compared with the old | new one compared to the old | old law compared with the new | old law compared to the new | old law compared with the new one | old law compared to the new one | old one compared with the new | old and the new law | old and the new | new and the old law | new and old law | new and the old | old law and the new law | old law and the new one | old tax law and the new one | old tax and new tax | old law or new law | new law or old law | old law and new law | old and new law | old law versus new law | old versus new | new versus old | old vs new | old law vs new law | new law vs old law',
    'both',
  ],
  [
    'old tax or this new one | old tax or the new one | old tax or new tax | old tax or new one | old tax or the new tax | old tax and this new one | old law or this new one | old or new law | old or the new law | old law or the new law | old law or new one | old law or the new one | new tax or the old one | new tax or old tax | new law or old one | between old and new | between the old and the new | between new and old | between the new and the old | old and new own | the old own and the new own | old one and new one | the old one and the new one | the new one and the old one',
    'both',
  ],
  [
    'old tax on | the old tax on | by the old tax | under pita | by pita | with pita | previous law | the previous law | former law | the former law | former bands | previous bands | old bands | the old bands | under the previous law | under the former law | former tax law | previous tax law | the old one | old act | the old act | old system | the old system | under the old | old tax act | old tax system | old law | the old law | under the old law | old rules | old tax law | before the new law',
    'old',
  ],
  [
    'more or less now | less or more now | paying more now | paying less now | now paying more | now paying less | more now | less now | better now | higher now | lower now | against now | versus now | vs now | compared to now | compared with now | than now | now than | still on it now | still the same now | and this year | against this year | vs this year | versus this year',
    'this',
  ],
  [
    'the new one | new rules | the new rules | new system | the new system | new tax rules | under the new one | new law | the new law | under the new law | new tax law | new act | new tax act',
    'this',
  ],
])
/** A year behind these is when something was got or began, and no tax year. */
const asides = wordsOf(
  'bought buy invested put got built since retired served born graduated started joined purchased acquired inherited cost old',
)

/** Words that set two years against each other. */
const setting = wordsOf('versus vs v or than between compare compared against and to from better difference')

/** What carries a year in its name, which is no tax year: "the Nigeria Tax Act 2025", "NTA 2025", "the 2025 tax reforms". */
const namesWithYear = wordsOf('act acts nta ntaa reform reforms bill bills')

/** Whether a year belongs to the name of the Act. */
function isNameOfAct(units: readonly Unit[], at: number): boolean {
  const [next, second] = [units[at + 1]?.word ?? '', units[at + 2]?.word ?? '']
  return (
    namesWithYear.has(units[at - 1]?.word ?? '') ||
    namesWithYear.has(next) ||
    (next === 'tax' && namesWithYear.has(second))
  )
}

/** What a text says of years. */
interface Years {
  readonly years: number[]
  readonly hits: Hit<unknown>[]
  /** Several years are compared. */
  readonly isSet: boolean
  /** Money of another year than the one that is asked for. */
  readonly otherYear: Hit<unknown>[]
}

/** The tax years that a text names, in order, and where. */
export function yearsIn(
  units: readonly Unit[],
  currentYear: number,
  places: ReadonlyMap<number, Placed>,
  /** Stretches of what is over or was taken back. */
  past: readonly Hit<unknown>[] = [],
): Years {
  const roles = [...places.values()].map(({ role }) => role)
  const isSale = roles.includes('soldFor') || roles.includes('boughtFor') || roles.includes('employerCar')
  const hits: Hit<unknown>[] = []
  const said = units.flatMap((unit, i): { at: number; year: number }[] => {
    if (unit.token.kind !== 'year') return []
    hits.push({ from: i, to: i + 1, value: true })
    const year = unit.token.value
    const before = units.slice(Math.max(0, i - 12), i)
    // "My 2015 Corolla": a model.
    if (ownThings.has(units[i + 1]?.word ?? '')) return []
    if (isNameOfAct(units, i) || past.some(({ from, to }) => from <= i && i < to)) return []
    if (isOfStory(units, i, year, currentYear)) return []
    const isAside =
      before.slice(before.findLastIndex(isStop) + 1).some(({ word }) => asides.has(word)) &&
      (isSale || year < currentYear)
    return isAside ? [] : [{ at: i, year }]
  })
  const isSet =
    new Set(said.map(({ year }) => year)).size > 1 &&
    said.some(
      ({ at }, i) =>
        i > 0 &&
        units.slice(said[i - 1]?.at ?? 0, at).some(({ word }) => setting.has(word)) &&
        at - (said[i - 1]?.at ?? 0) <= 5,
    )
  const askedYear = said.findLast(({ at }) =>
    units.slice(Math.max(0, at - 4), at + 4).some(({ word }) => taxWords.has(word)),
  )
  const isOne = !isSet && askedYear !== undefined
  const others = isOne ? said.filter(({ year }) => year !== askedYear.year) : []
  const isOfLife = (at: number) => nearestRole(at, places, units) === 'life'
  const otherYear = others
    .filter(({ at }) => !isOfLife(at))
    .map(({ at }) => ({ from: at, to: at + 1, value: true }))
  const years = isOne ? [askedYear.year] : said.map(({ year }) => year)
  const periods = relative(units)
  for (const hit of periods) {
    hits.push(hit)
    // "The premium that I paid last year": when it was paid is no year of the tax.
    const isPaidThen = units
      .slice(Math.max(0, hit.from - 3), hit.from)
      .some(({ word }) => /^(?:paid|bought|purchased|acquired|built|got)$/.test(word))
    const isTakenBack = units
      .slice(hit.to, hit.to + 8)
      .some(
        ({ word }, at, behind) =>
          word === 'this' && behind[at + 1]?.word === 'year' && says(behind, 0, at, correcting),
      )
    const isPremium = hit.value === 'last' && nearestRole(hit.from, places, units) === 'life'
    if (
      hit.value === 'last' &&
      !isPaidThen &&
      !isTakenBack &&
      !isPremium &&
      !isBought(units, hit) &&
      !isOfEvent(units, hit)
    )
      years.push(
        currentYear - 1,
        ...(isOfTradeAsked(units, hit.from, places) ? [Math.max(firstOfAct, currentYear)] : []),
      )
    if (hit.value === 'old') years.push(firstOfAct - 1)
    if (hit.value === 'this') years.push(Math.max(firstOfAct, currentYear))
    if (hit.value === 'both') years.push(firstOfAct - 1, Math.max(firstOfAct, currentYear))
  }
  return {
    years: [...new Set(years)],
    hits,
    isSet: isSet || new Set(years).size > new Set(said.map(({ year }) => year)).size,
    otherYear,
  }
}

const ofTrade: ReadonlySet<Role | undefined> = new Set<Role>(['revenue', 'business', 'cost', 'commission'])
/** Asks for the tax of what is over. */
const over = wordsOf('was were did have had been paid owed')

/** Where the last sentence begins. */
const lastSentence = (units: readonly Unit[]): number =>
  units.findLastIndex((unit, at) => isStop(unit) && at < units.length - 1) + 1

/** "Last year my sales were 14m, how much tax will I pay?": of a trade, whose tax of both years may be meant. */
const isOfTradeAsked = (units: readonly Unit[], at: number, places: ReadonlyMap<number, Placed>): boolean =>
  ofTrade.has(nearestRole(at, places, units)) && !says(units, lastSentence(units), units.length, over)

/** "I put 2m in bitcoin last year": when a thing was bought is no year of the tax. */
function isBought(units: readonly Unit[], { from, to }: Hit<unknown>): boolean {
  const clause = clauseAround(units, from, to)
  return says(units, clause.from, clause.to, buying)
}
/** "Passed on last year", "I lost my job last year": when something else happened is no year of the tax. */
const isOfEvent = (units: readonly Unit[], { from }: Hit<unknown>): boolean =>
  says(units, Math.max(0, from - 4), from, events)
const events = wordsOf(
  'die dies dead passed died passing death lost retired sacked fired married wedded moved relocated returned came joined left resigned graduated finished born started divorced',
)
const buying = wordsOf('bought purchased acquired invested put')

const correcting = wordsOf('mean meant sorry rather correction wait oops')

/** So many words of a part of a sentence beside a year make it a story of its own. */
const ofStory = 3
const timeWords = wordsOf('in the year of for tax income since from and during back around , this that')

/** "My husband left us in 2019": a year that is over, in a part of a sentence that says neither money nor tax. */
function isOfStory(units: readonly Unit[], at: number, year: number, currentYear: number): boolean {
  if (year >= currentYear) return false
  const { from, to } = clauseAround(units, at, at + 1)
  const rest = units.slice(from, to).filter((_, i) => from + i !== at)
  const isOfMoney = rest.some(
    (unit) => isAmount(unit) || moneyWords.has(unit.word) || taxWords.has(unit.word) || unit.key === '%',
  )
  return !isOfMoney && rest.filter(({ word }) => !timeWords.has(word)).length >= ofStory
}

const moneyWords = wordsOf(
  'paid pay pays earned earn earning made make making got salary income profit rent return returns file filed law rule rules rate rates bands relief pension owe owed figure figures calculation result under on was before',
)

/** The first year of the Act. */
export const firstOfAct = 2026

const taxWords = wordsOf('tax paye compute taxes')

/** The role of the amount that stands nearest to a place, one of the same part of a sentence before any other. */
function nearestRole(
  at: number,
  places: ReadonlyMap<number, Placed>,
  units: readonly Unit[],
): Role | undefined {
  const { from, to } = clauseAround(units, at, at + 1)
  const away = (amount: number) => Math.abs(amount - at) + (from <= amount && amount < to ? 0 : units.length)
  const [nearest] = [...places].sort(([a], [b]) => away(a) - away(b))
  return nearest?.[1].role
}
