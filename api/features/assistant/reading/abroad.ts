import { peopleIn } from './books.ts'
import type { Hit } from './phrases.ts'
import { roleOf } from './roles.ts'
import type { ReadAmount } from './reading.ts'
import { isStop, type Unit } from './units.ts'
import { wordsOf } from './words.ts'

/** Lands and cities that pay in other money. */
const lands = wordsOf(
  'uk usa america london manchester leeds birmingham liverpool england britain scotland wales canada toronto germany berlin dubai uae ghana accra cotonou togo kenya rwanda houston texas atlanta europe china india ireland france italy spain netherlands sweden norway poland australia qatar saudi kuwait turkey cyprus japan cameroon senegal abroad overseas',
)
const works = wordsOf(
  'work works working worked job jobs company firm startup client clients employer employed contract remote remotely based office agency earn earns earning earned',
)

const isStopAt = (unit: Unit | undefined): boolean => unit !== undefined && isStop(unit)

const isPay = ({ role, isPercent }: ReadAmount): boolean =>
  !isPercent && role !== undefined && ['pay', 'business'].includes(roleOf(role).kind)

/**
 * Where a sentence speaks of work and of another land, and its pay has no sign of any money: "I work in Germany and earn
 * 4k". @param isNamed a currency is named in the text.
 */
export function abroadIn(units: readonly Unit[], read: readonly ReadAmount[], isNamed: boolean): Hit<true>[] {
  if (isNamed) return []
  const hits: Hit<true>[] = []
  const people = peopleIn(units)
  for (let from = 0; from < units.length;) {
    let to = from
    while (to < units.length && !isStopAt(units[to])) to += 1
    const sentence = units.slice(from, to)
    const land = sentence.findIndex(
      // "I moved back from London in January": where nobody works any more.
      ({ word }, at) =>
        lands.has(word) && sentence[at - 1]?.word !== 'from' && sentence[at - 1]?.word !== 'left',
    )
    // "my uncle in Houston": where somebody else lives.
    const isOfAnother = people.some(({ to: end }) => end <= from + land && end >= from + land - 2)
    const isUnsigned = read.some(
      (amount) =>
        isPay(amount) && sentence.some(({ token }) => token.at === amount.at && token.currency === undefined),
    )
    if (land >= 0 && !isOfAnother && isUnsigned && sentence.some(({ word }) => works.has(word)))
      hits.push({ from: from + land, to: from + land + 1, value: true })
    from = to + 1
  }
  return hits
}
