import { type AmountKey, amountKeys, type Answers, contributionRows } from '../../../../../tax/index.ts'
import { firstYearOfAct } from '../../../../../tax/years/index.ts'
import { isGoods, type Reading, writtenOut } from '../../reading/index.ts'
import { answersNamed } from '../own-change/named.ts'
import { assetIn } from '../special/assets.ts'
import { asCompared, type AskedForm, type AskedLines, formsOf, wholeOf } from './forms.ts'
import { lineNames, type OwnLineId, ownLineIds } from './names.ts'

const namesOf = (id: OwnLineId) =>
  [...lineNames[id].en, ...lineNames[id].pcm].map((name) => name.toLowerCase())

/** The lines of each name. */
const byName: ReadonlyMap<string, readonly OwnLineId[]> = ownLineIds.reduce((map, id) => {
  for (const name of namesOf(id)) map.set(name, [...new Set([...(map.get(name) ?? []), id])])
  return map
}, new Map<string, readonly OwnLineId[]>())

const forms: readonly AskedForm[] = formsOf([...byName.keys()])

const wholes = ownLineIds.flatMap((id) => {
  const { asked } = lineNames[id]
  return asked === undefined ? [] : [{ id, pattern: wholeOf(asked) }]
})

/** Where the word of a form is no name of a line, but perhaps something that the person sells: "from my fabrics". */
const fromThings = /\bfrom (?:my|the|di) (?<things>[a-z]+(?: [a-z]+){0,2})$/
const fromForms = formsOf(['things sold']).filter(({ asks }) => asks === 'from')

/** Whether a line has something of this person: an amount that was answered, or a figure that every result has. */
const isGiven = (id: OwnLineId, answers: Answers): boolean => {
  if (id === 'rentRelief') return answers.rentPaidBySelf !== undefined
  if (id === 'consolidatedRelief') return answers.taxYear < firstYearOfAct
  if (!isAmount(id) || answers[id] !== undefined) return true
  // What was not answered of a contribution is assumed, and stands in the result.
  return contributionRows.some(({ key }) => key === id) && answers.status !== 'pensioner'
}

const isAmount = (id: OwnLineId): id is AmountKey => amountKeys.some((key) => key === id)

/** Of lines that share a name those that the person has; each of them where they have none. */
function ofThem(ids: readonly OwnLineId[], answers: Answers): AskedLines['ids'] | undefined {
  const given = ids.filter((id) => isGiven(id, answers))
  const [first, ...others] = given.length > 0 ? given : ids
  return first === undefined ? undefined : [first, ...others]
}

/** "How much comes from my fabrics": what a person sells is their business. */
function fromGoods(text: string): boolean {
  const { things } = fromThings.exec(text)?.groups ?? {}
  if (things === undefined || assetIn(things) !== null || !things.split(' ').every(isGoods)) return false
  const named = text.replace(things, 'things sold')
  return fromForms.some(({ pattern }) => pattern.test(named))
}

/**
 * The lines of the saved result that a question asks for, by their names.
 * @returns undefined for every other question: one that names an amount is none of these, and no form has a place for another
 * person.
 */
export function linesAsked(
  { text, amounts }: Pick<Reading, 'text' | 'amounts'>,
  answers: Answers,
): AskedLines | undefined {
  if (amounts.length > 0) return undefined
  const typed = text.split('\n').at(-1) ?? text
  const compared = asCompared(typed, answers.taxYear)
  return linesIn(compared, answers) ?? linesIn(asCompared(writtenOut(typed), answers.taxYear), answers)
}

const entering =
  /^(?:what|how much|wetin)(?: figure| amount)? (?:did |have |don )?i (?:don )?(?:put|enter|entered|type|typed|fill|filled|write|wrote|declare|declared|save|saved|give|gave|say|said|input|use|used)(?: in| inside| down)? (?:for|as|under|on|from) (?<things>[a-z ]+)$/

/** "How much did I declare for the bakery": by what the person calls it. */
function enteredIn(said: string, answers: Answers): AskedLines['ids'] | undefined {
  const { things } = entering.exec(said)?.groups ?? {}
  const [first, ...others] = (things === undefined ? undefined : answersNamed(things, answers)) ?? []
  return first === undefined ? undefined : [first, ...others]
}

function linesIn(said: string, answers: Answers): AskedLines | undefined {
  const whole = wholes.find(({ pattern }) => pattern.test(said))
  if (whole) return { ids: [whole.id], asks: 'amount' }
  for (const { asks, pattern } of forms) {
    const { name } = pattern.exec(said)?.groups ?? {}
    const ids = name === undefined ? undefined : ofThem(byName.get(asNamed(name)) ?? [], answers)
    if (ids) return { ids, asks }
  }
  const entered = enteredIn(said, answers)
  if (entered) return { ids: entered, asks: 'amount' }
  return fromGoods(said) ? { ids: ['businessIncome'], asks: 'from' } : undefined
}

/** A name as the table has it, where it was written with a space for a hyphen. */
const asNamed = (name: string): string =>
  byName.has(name) ? name : ([...byName.keys()].find((each) => each.replace(/-/g, ' ') === name) ?? name)
