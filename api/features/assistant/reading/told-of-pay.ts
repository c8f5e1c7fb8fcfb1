import type { ReadAmount, Reading } from './reading.ts'

/** Who pays a pension out. */
const paysPension =
  /\b(?:pfa|rsa|retirement savings account|pension (?:fund )?(?:manager|administrator|office|company)|ptad)\b[^.;!?\d]{0,25}\b(?:pays?|paid|gives?|gave|sends?|sent|credits?|releases?|dey (?:pay|give|send))\s+(?:me|us)\b|\b(?:get|collect|receive) (?:a |my |the )?pension\b|\bpension\b[^.;!?]{0,50}\b(?:through|via|by) (?:my |the )?(?:pfa|rsa)\b|\bpension (?:that comes |i get |i receive )?from (?:my |the |a )?(?:pfa|rsa|retirement savings account|pension (?:fund )?(?:manager|administrator|company)|ptad|pencom)\b/i
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
  /\b(?:how much|what)\b[^.;!?\d]{0,30}\b(?:should|must|do|will|would|can|am|are|to) (?:i|we)\b[^.;!?\d]{0,15}\b(?:remov\w*|deduct\w*|withhold\w*|tak(?:e|ing)|cut\w*|comot)\b|\b(?:what|how much|calculate|compute)\b[^.;!?\d]{0,20}\b(?:his|her|their) (?:monthly |annual |yearly )?(?:tax|paye)\b|\b(?:do|must|should|shall|am) i\b[^.;!?\d]{0,20}\b(?:remove|deduct|withhold|take|cut)\w*\b[^.;!?\d]{0,15}\b(?:tax|paye)\b/i
const isPaidTo =
  /\b(?:i|we) (?:dey |currently |now |do )?pay (?!rent|tax|pension|nhf|nhis)(?:(?:her|him|them|am|each|my|our|one|the|a) ?)?(?:of them |\w+ (?:\w+ )?)?(?:about |around )?[₦n#]?$/i

/** "Is she supposed to pay tax on it?": of whoever is paid. */
const isTheyTaxed =
  /\b(?:is|are|does|do|will|would|should|must|shey) (?:she|he|they|dem)\b[^.;!?\d]{0,25}\b(?:pay|owe|file|taxed)\b/i

/** "How much PAYE should I remove from my salesgirl, I pay her 180k a month": a pay, and no cost of the one who asks. */
export function withPayOfStaff(reading: Reading): Reading {
  const [only, more] = reading.amounts
  const asksOfThem = takesOff.test(reading.text) || isTheyTaxed.test(reading.text)
  if (only === undefined || more !== undefined || only.isPercent || !asksOfThem) return reading
  // "How much of my rent can I deduct? I pay 900k": nobody is paid for work.
  if (!isPaidTo.test(reading.text.slice(0, only.at)) || /\brent\b/i.test(reading.text)) return reading
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

const payAfterPension =
  /\b(?:salary|pay|income|wage|earn)\b[^.;!?\d]{0,15}\bafter (?:the |my )?pension\b[^.;!?\d]{0,15}$/i

/** "My salary after pension is 460k, pension is 40k": the pay is both together. */
export function withPayAfterPension(reading: Reading): Reading {
  const { text, amounts } = reading
  const money = amounts.filter(({ isPercent, person }) => !isPercent && person === undefined)
  const left = money.find(
    ({ role, at }) =>
      (role === undefined || role === 'pension' || role === 'income' || role === 'salary') &&
      payAfterPension.test(text.slice(0, at)),
  )
  const pension = money.find((amount) => amount !== left && amount.role === 'pension')
  if (left === undefined || pension === undefined || pension.value >= left.value) return reading
  if (pension.period !== undefined && pension.period !== left.period) return reading
  return {
    ...reading,
    amounts: amounts.map((amount): ReadAmount => {
      if (amount === left)
        return { ...left, value: left.value + pension.value, role: 'salary', roleBy: 'guess' }
      return amount === pension ? { ...pension, period: left.period, periodBy: 'shared' } : amount
    }),
    unplaced: reading.unplaced.filter((words) => words !== left.words),
  }
}

const toGod =
  /^\s*(?:%|per ?cent)?\s*(?:of (?:it|that|my \w+) )?(?:for |as |to )?(?:my )?(?:tithes?|offerings?|zakat)\b/i

/** "10% tithe": a share that is given away, which changes no tax. */
export const withTithe = (reading: Reading): Reading => {
  const isTithe = ({ isPercent, role, at, words }: ReadAmount): boolean =>
    isPercent && role === undefined && toGod.test(reading.text.slice(at + words.length))
  const tithes = reading.amounts.filter(isTithe)
  return {
    ...reading,
    amounts: reading.amounts.map((amount) =>
      tithes.includes(amount) ? { ...amount, role: 'living', roleBy: 'guess' } : amount,
    ),
    unplaced: reading.unplaced.filter((words) => !tithes.some((tithe) => tithe.words === words)),
  }
}

const onceGiven =
  /\b(?:relocation|settling[- ]in|settlement|sign[- ]?on|joining|wardrobe|furniture)\b[^.;!?\d]{0,25}$/i

/** "A relocation allowance of 500k": it comes once, and not with each pay. */
export const withGivenOnce = (reading: Reading): Reading => ({
  ...reading,
  amounts: reading.amounts.map((amount) =>
    amount.role === 'allowance' &&
    amount.periodBy !== 'said' &&
    !amount.isPercent &&
    onceGiven.test(reading.text.slice(0, amount.at))
      ? { ...amount, roleBy: 'guess', period: 'once', periodBy: 'usual', times: undefined }
      : amount,
  ),
})

const paysHalf = /\b(?:i|we) (?:only |just |each )?pay half\b|\bhalf of (?:it|the rent)\b|\bmy half\b/i

/** "Rent is 2m and I pay half": the half that the person pays. */
export function withHalfRent(reading: Reading): Reading {
  const [rent, more] = reading.amounts.filter(({ role }) => role === 'rent')
  if (rent === undefined || more !== undefined || rent.isPercent || !paysHalf.test(reading.text))
    return reading
  return {
    ...reading,
    amounts: reading.amounts.map((amount) =>
      amount === rent ? { ...rent, value: rent.value / 2, roleBy: 'guess' } : amount,
    ),
    traps: reading.traps.filter(({ kind }) => !['shared', 'half', 'ofThat', 'people'].includes(kind)),
  }
}

const calledGross = /\b(?:as|my|the) gross(?: (?:pay|salary))?(?: (?:is|was|na|of|=))?\s*[₦n#]?$/i

/** "What enters the payslip as gross is 175,500": the gross, whatever it enters. */
export const withGrossNamed = (reading: Reading): Reading => ({
  ...reading,
  // Told, it is not what is asked for.
  intent:
    reading.intent === 'gross' &&
    reading.amounts.some(({ at }) => calledGross.test(reading.text.slice(0, at))) &&
    /\btax\b/i.test(reading.text)
      ? 'tax'
      : reading.intent,
  amounts: reading.amounts.map((amount) =>
    amount.role === 'net' && calledGross.test(reading.text.slice(0, amount.at))
      ? { ...amount, role: 'salary', roleBy: 'guess' }
      : amount,
  ),
})

const rentedFor =
  /\brented (?:a|an|the|our|my) (?:\w+ ){0,3}?(?:place|flat|house|apartment|room|duplex|selfcon|mini flat)\b[^.;!?\d]{0,25}(?:for|at)\s*[₦n#]?$/i

/** "We rented a place in Lekki for 4m": the rent that is paid. */
export const withRentedFor = (reading: Reading): Reading => ({
  ...reading,
  amounts: reading.amounts.map((amount) =>
    (amount.role === undefined || (amount.role === 'income' && amount.roleBy !== 'named')) &&
    !amount.isPercent &&
    rentedFor.test(reading.text.slice(0, amount.at))
      ? { ...amount, role: 'rent', roleBy: 'guess', period: amount.period ?? 'year' }
      : amount,
  ),
  dangling: rentedFor.test(reading.text.slice(0, reading.amounts[0]?.at ?? 0))
    ? reading.dangling.filter((role) => role !== 'rent')
    : reading.dangling,
})

const otherJob = /\b(?:the )?(?:other|second)(?: (?:one|job))?(?: (?:pays?|is|na|gives?))?(?: me)?\s*[₦n#]?$/i
const twoJobs = /\b(?:two|2) (?:jobs?|employers?|salaries|places)\b/i

/** "2 jobs, one pays 200k a month, the other one 180k": paid as often. */
export function withOtherJob(reading: Reading): Reading {
  const pay = reading.amounts.find((amount) => isPaidWork(amount) && amount.period !== undefined)
  const other = reading.amounts.find(
    ({ role, isPercent, at }) => role === undefined && !isPercent && otherJob.test(reading.text.slice(0, at)),
  )
  if (pay === undefined || other === undefined || !twoJobs.test(reading.text)) return reading
  return {
    ...reading,
    amounts: reading.amounts.map((amount) =>
      amount === other
        ? {
            ...other,
            role: 'income',
            roleBy: 'guess',
            period: other.period ?? pay.period,
            periodBy: 'shared',
          }
        : amount,
    ),
    unplaced: reading.unplaced.filter((words) => words !== other.words),
  }
}
