import type { ReadAmount, Reading } from './reading.ts'

/** Who pays a pension out. */
const paysPension =
  /\b(?:pfa|rsa|retirement savings account|pension (?:fund )?(?:manager|administrator|office|company)|ptad)\b[^.;!?\d]{0,25}\b(?:pays?|gives?|sends?|credits?|releases?|dey (?:pay|give|send))\s+(?:me|us)\b|\b(?:get|collect|receive) (?:a |my |the )?pension\b|\bpension\b[^.;!?]{0,50}\b(?:through|via|by) (?:my |the )?(?:pfa|rsa)\b|\bpension (?:that comes |i get |i receive )?from (?:my |the |a )?(?:pfa|rsa|retirement savings account|pension (?:fund )?(?:manager|administrator|company)|ptad|pencom)\b/i
const mayBePaidOut = ({ role, isPercent, person }: ReadAmount): boolean =>
  !isPercent && person === undefined && (role === 'pension' || role === 'income' || role === undefined)

/** "My PFA pays me 120k every month": a pension that comes, and no contribution to one. */
export function withPensionPaidOut(reading: Reading): Reading {
  const said = paysPension.exec(reading.text)
  if (said === null) return withoutContribution(reading)
  const paid = reading.amounts.find((amount) => amount.at >= said.index && mayBePaidOut(amount))
  const received = reading.amounts.some(({ role }) => role === 'pensionReceived')
  return {
    ...reading,
    amounts: received
      ? reading.amounts
      : reading.amounts.map((amount) =>
          amount === paid ? { ...amount, role: 'pensionReceived', roleBy: 'named' } : amount,
        ),
    unplaced: reading.unplaced.filter((words) => words !== paid?.words),
    dangling: reading.dangling.filter((role) => role !== 'pension' && role !== 'pensionReceived'),
  }
}

const retired = /\b(?:retired|retirees?|pensioners?)\b/i
const isPaidWork = ({ role }: ReadAmount): boolean => role === 'salary' || role === 'income'

/** "A retiree, my PenCom pension is 120k": who receives one and has no pay contributes to none. */
function withoutContribution(reading: Reading): Reading {
  if (reading.amounts.some(isPaidWork)) return reading
  const isRetired = retired.test(reading.text)
  const amounts = reading.amounts.map((amount): ReadAmount =>
    isRetired && amount.role === 'pension' && !amount.isPercent && amount.person === undefined
      ? { ...amount, role: 'pensionReceived' }
      : amount,
  )
  if (!amounts.some(({ role }) => role === 'pensionReceived')) return reading
  return {
    ...reading,
    amounts,
    dangling: reading.dangling.filter((role) => role !== 'pension' && role !== 'pensionReceived'),
  }
}

const ofOneself =
  /\b(?:i|i'm|i’m|im)\b(?! (?:want|need|wan|just want|would like|am asking|ask|dey ask|like to know))|\bmy (?:salary|pay|rent|income|own|job|tax|pension|business)\b/i

/** "My daughter got a job, 185k a month. She pays 450k rent": all of it is hers. */
export function withOnePerson(reading: Reading): Reading {
  const people = new Set(reading.amounts.flatMap(({ person }) => person ?? []))
  const [person] = people
  if (person === undefined || people.size > 1 || ofOneself.test(reading.text)) return reading
  return { ...reading, amounts: reading.amounts.map((amount) => ({ ...amount, person })) }
}

/** Asks what an employer has to take off the pay of somebody who works for them. */
const takesOff =
  /\b(?:how much|what)\b[^.;!?\d]{0,30}\b(?:should|must|do|will|would|can|am|are|to) (?:i|we)\b[^.;!?\d]{0,15}\b(?:remov\w*|deduct\w*|withhold\w*|tak(?:e|ing)|cut\w*|comot)\b|\b(?:what|how much|calculate|compute)\b[^.;!?\d]{0,20}\b(?:his|her|their) (?:monthly |annual |yearly )?(?:tax|paye)\b/i
const isPaidTo =
  /\b(?:i|we) (?:dey |currently |now |do )?pay (?!rent|tax|pension|nhf|nhis)(?:(?:her|him|them|am|each|my|our|one|the|a) ?)?(?:of them |\w+ )?(?:about |around )?[₦n#]?$/i

/** "How much PAYE should I remove from my salesgirl, I pay her 180k a month": a pay, and no cost of the one who asks. */
export function withPayOfStaff(reading: Reading): Reading {
  const [only, more] = reading.amounts
  if (only === undefined || more !== undefined || only.isPercent || !takesOff.test(reading.text))
    return reading
  if (!isPaidTo.test(reading.text.slice(0, only.at))) return reading
  return {
    ...reading,
    amounts: [{ ...only, role: 'salary', roleBy: 'named', person: undefined }],
    unplaced: [],
    dangling: [],
    traps: reading.traps.filter(({ kind }) => kind !== 'people' && kind !== 'each'),
  }
}

/** Behind tax that was taken in one month: what it was in another. */
const inAnotherMonth =
  /\b(?:this|last|next|the (?:next|other|previous)) month(?:'s)?\b[^.;!?\d]{0,20}$|\band [₦n#]?$/i

const isOfMonth = /\bmonth(?:'s)? (?:it is|it's|na|it was|is)\s*[₦n#]?$/i

/** "Last month they removed 31k tax, this month it is 38,500": tax again, and no pay. */
export function withTaxAgain(reading: Reading): Reading {
  const { text, amounts } = reading
  const [taken, again, more] = amounts
  const isAgain =
    taken?.role === 'taxPaid' &&
    again !== undefined &&
    more === undefined &&
    (again.roleBy !== 'named' || isOfMonth.test(text.slice(0, again.at))) &&
    again.period === undefined &&
    again.value < taken.value * 3 &&
    inAnotherMonth.test(text.slice(0, again.at))
  if (!isAgain) return reading
  return {
    ...reading,
    amounts: [taken, { ...again, role: 'taxPaid', roleBy: 'guess' }],
    unplaced: reading.unplaced.filter((words) => words !== again.words),
  }
}

/** Told beside a basic that is all the fixed pay of a job. */
const besideBasic: ReadonlySet<ReadAmount['role']> = new Set<ReadAmount['role']>([
  'commission',
  'bonus',
  'leave',
])
const fixedPay: ReadonlySet<ReadAmount['role']> = new Set<ReadAmount['role']>([
  'salary',
  'income',
  'net',
  'allowance',
])

/** "My basic is 120k, my commission 3.4m a year": where no whole is told that the basic is a part of, it is the pay. */
export function withBasicAlone(reading: Reading): Reading {
  const { amounts } = reading
  const [basic, more] = amounts.filter(({ role, isPercent }) => role === 'basicPart' && !isPercent)
  const isPay =
    basic !== undefined &&
    more === undefined &&
    amounts.some(({ role }) => besideBasic.has(role)) &&
    !amounts.some(({ role }) => fixedPay.has(role))
  return isPay
    ? {
        ...reading,
        amounts: amounts.map((amount) =>
          amount === basic ? { ...amount, role: 'salary', roleBy: 'guess' } : amount,
        ),
      }
    : reading
}

/** Naira a month that the Act frees, where a job pays no more: the minimum wage. */
const minimumWage = 70_000

/** "On minimum wage, they remove something from our 70k": the wage is said by its amount. */
export function withMinimumWage(reading: Reading): Reading {
  const isSaid = reading.traps.some(({ kind }) => kind === 'minimumWage')
  const [pay, more] = reading.amounts
  const isWage =
    isSaid &&
    pay !== undefined &&
    more === undefined &&
    (pay.role === 'income' || pay.role === 'salary') &&
    (pay.period === undefined || pay.period === 'month') &&
    pay.value === minimumWage
  return isWage
    ? {
        ...reading,
        amounts: [{ ...pay, role: 'salary', roleBy: 'guess', period: 'month' }],
        traps: reading.traps.filter(({ kind }) => kind !== 'minimumWage'),
      }
    : reading
}

const onWhole = /\b(?:on|of) (?:the |my )?(?:full|whole|gross|same|entire)\s*[₦n#]?$/i

/** "8% pension, taken on the full 185,400": the pay, said twice. */
export function withPaySaidTwice(reading: Reading): Reading {
  const { text, amounts } = reading
  const isTwice = (amount: ReadAmount): boolean =>
    isPaidWork(amount) &&
    onWhole.test(text.slice(0, amount.at)) &&
    amounts.some((each) => each.at < amount.at && isPaidWork(each) && each.value === amount.value)
  return amounts.some(isTwice)
    ? { ...reading, amounts: amounts.filter((amount) => !isTwice(amount)) }
    : reading
}
