import {
  amountKeys,
  type AmountKey,
  amountRows,
  type Answers,
  employmentIncomeKeys,
  type RawAnswers,
  vehicleHelper,
} from '../../../../../tax/index.ts'
import { numberSaid, type Reading } from '../../reading/index.ts'
import { inKobo } from './yearly.ts'

/** Supposes that something of the person's own were otherwise. */
const supposes =
  /^\W*(?:(?:and|but|ok|okay|so|then|now|please|abeg)\W+)*(?:what if|what happens if|wetin if|if|suppose|supposing|let's say|say|assuming)\b/i
/** Says of what is theirs that it goes up or down: "my salary go reduce by 50k". */
const changes =
  /\bmy (?:salary|pay|income|profit|business|pension|rent|bonus)\b[^.?!\d]{0,25}\b(?:reduc\w*|drop\w*|fall\w*|decreas\w*|increas\w*|ris\w*|go(?:es)? (?:up|down))\b[^.?!\d]{0,12}\bby\b/i

/** Whether a message supposes a change of what is the person's own. */
export const isSupposed = (text: string): boolean => supposes.test(text) || changes.test(text)

const ofCar =
  /\b(?:car|jeep|vehicle|suv|bus)\b[^.?!]*\b(?:employer|company|office|oga|boss|work)\b|\b(?:employer|company|office|oga|boss|work)\b[^.?!]*\b(?:car|jeep|vehicle|suv)\b/i
const months = 12
const notPaid =
  /\b(?:no|not|never|neva|don't|don’t|dont|didn't|didn’t|doesn't|doesn’t|without)(?: dey| go| come)? pay(?:ing)? me\b[^.?!\d]{0,25}?\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven) months?\b/i

/** "What if they do not pay me for 2 months": as much of the pay as the other months bring. */
function unpaidIn(said: string, own: Answers, payKey: AmountKey): RawAnswers | undefined {
  const count = notPaid.exec(said)?.[1]
  const lost = count === undefined ? Number.NaN : numberSaid(count)
  if (!(lost >= 1 && lost < months)) return undefined
  const keys = employmentIncomeKeys.filter((key) => (own[key] ?? 0) > 0)
  const paid = keys.length === 0 ? [payKey] : keys
  return Object.fromEntries(paid.map((key) => [key, inKobo(((own[key] ?? 0) * (months - lost)) / months)]))
}

/**
 * What a "what if" of the person's own works out of what was told: months without pay, a car that the employer gives.
 * @returns undefined where nothing of the kind is said.
 */
export function ownChangeIn(
  { text, amounts: all }: Pick<Reading, 'text' | 'amounts'>,
  own: Answers,
  payKey: AmountKey,
): RawAnswers | undefined {
  const said = text.split('\n').at(-1) ?? text
  if (!isSupposed(said)) return undefined
  const [amount, another] = all.filter(({ words }) => words !== '' && said.includes(words))
  const unpaid = amount === undefined ? unpaidIn(said, own, payKey) : undefined
  if (unpaid) return unpaid
  if (amount === undefined || another !== undefined || amount.isPercent || !ofCar.test(said)) return undefined
  const worked = vehicleHelper({ cost: amount.value })
  return worked.ok ? { vehicleBenefit: worked.amounts.vehicleBenefit ?? 0 } : undefined
}

/** Income that no employer pays. */
const ofOthers: readonly AmountKey[] = amountRows
  .filter(({ key, group }) => ['earned', 'investment'].includes(group) && !employmentIncomeKeys.includes(key))
  .map(({ key }) => key)

/** A saved calculation with the pay of its job alone; undefined where there is no other income. */
export function jobAloneOf(own: Answers): Answers | undefined {
  const others = amountKeys.filter((key) => ofOthers.includes(key) && (own[key] ?? 0) > 0)
  if (others.length === 0) return undefined
  return { ...own, ...Object.fromEntries(others.map((key) => [key, 0])) }
}
