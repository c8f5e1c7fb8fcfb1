import { formatNaira } from '../../money/format.ts'
import { noteFigures } from '../../years/nta-2025.ts'
import { section } from '../../years/sections.ts'
import type { Choice } from '../choice.ts'
import { countedIn, counting, declaredBy } from '../reading.ts'

const { lossOfOfficeFree } = noteFigures

/** Of compensation for losing a job only what is above a limit is charged; for a death, a wound or an injury nothing. */
export const compensation: Choice = {
  id: 'compensation',
  asks: (person) => (declaredBy(person, 'otherIncome') > 0 ? ['compensation', 'injuryPay'] : []),
  change: (person) => {
    const other = declaredBy(person, 'otherIncome')
    const injury = Math.min(other, person.facts.injuryPay ?? 0)
    const paid = Math.min(other - injury, person.facts.compensation ?? 0)
    const free = injury + Math.min(paid, lossOfOfficeFree.value * 100)
    if (free === 0) return null
    return (reading) => counting(reading, { otherIncome: countedIn(reading, 'otherIncome') - free })
  },
  words: () =>
    `Without the first ${formatNaira(lossOfOfficeFree.value)} of compensation, and what was paid for an injury or a death`,
  ground: ({ facts }) => ({
    section: section('50', '163(1)(j) and (k)'),
    certainty: 'verified',
    ...((facts.compensation ?? 0) > lossOfOfficeFree.value * 100 && {
      unsure: 'Whether what is above the limit belongs to the year it is paid or to the next.',
    }),
  }),
}
