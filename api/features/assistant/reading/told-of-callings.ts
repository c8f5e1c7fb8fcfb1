import { before, behind, placedAnew } from './placed-anew.ts'
import type { Reading } from './reading.ts'

/** Who somebody is, right before a pay: "I'm a govt school teacher, 180k per month". */
const calling =
  /(?:^|[.;!?]\s*)(?:(?:hi|hello|pls|please|abeg|good \w+)[,.]? )?(?:i am|i'm|im|am|i be|na|i work as|i dey work as|working as)\b (?:(?:an?|the|one) )?(?!self|owner|trader|freelanc)[^.;!?,\d]{3,45},?\s*(?:on|at|earning)?\s*[₦n#]?\s?$/i
const monthly = /^\s*(?:naira )?(?:(?:a|per|every|each|evry) (?:month|mnth)|monthly|mnthly)\b/i
const ofOwn =
  /\b(?:shop|store|business|trade|sell|farm|salon|studio|tailor|barber|mechanic|driver|rider|landlord|widow|retiree|pensioner|student|corper)\b/i

/** A month's pay that is told right behind who somebody is: a job's, for the person to see. */
export const withCallingPaid = (reading: Reading): Reading =>
  placedAnew(reading, (amount) => {
    if (amount.role !== undefined || amount.isPercent || amount.person !== undefined) return undefined
    if (!monthly.test(behind(reading, amount))) return undefined
    const [said] = calling.exec(before(reading, amount)) ?? []
    const isCalling = said !== undefined && !ofOwn.test(said)
    return isCalling ? { role: 'salary', roleBy: 'guess' } : undefined
  })
