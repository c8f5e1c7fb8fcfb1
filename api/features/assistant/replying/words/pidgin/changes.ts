import { type Change, formatNaira, formatRate, lawOf } from '../../../../../../tax/index.ts'
import { firstYearOfAct } from '../../../../../../tax/years/index.ts'
import { answerNames } from './names.ts'

const naira = formatNaira
const law = lawOf(firstYearOfAct)

/** How a change moves the tax: "go comot ₦18,000 from your tax". */
const moves = (effect: number) =>
  effect < 0 ? `go comot ${naira(-effect)} from your tax` : `go add ${naira(effect)} join your tax`

const changes: Readonly<Record<Change['id'], (change: Change) => string>> = {
  'declare-rent': ({ outcomes }) =>
    `Talk your rent, if you pay any. ${formatRate(law.rentReliefRate.value)} of di rent wey you pay for your house dey comot from your income, e no go pass ${naira(law.rentReliefLimit.value)}. ${outcomes.map(({ to, effect }) => `Rent of ${naira(to)} ${moves(effect)}.`).join(' ')} Keep di receipt.`,
  'pay-into-pension': ({ from, outcomes: [{ to, effect }] }) =>
    `Pay ${naira(to - from)}${from > 0 ? ' more' : ''} join your pension. E ${moves(effect)}. You go spend ${naira(to - from + effect)} of your own now, and di ${naira(to - from)} still be your money for di account. You must pay am before di year end, and di scheme must dey under di Pension Reform Act. Di Tax Act no talk any limit; for di limit of dat Act, and when you fit collect di money, ask your pension administrator.`,
  'correct-assumption': ({ answer, from, outcomes: [{ effect }] }) =>
    `Type wetin you really pay: ${answerNames[answer]}. You no type am, so we assume ${naira(from)} and comot am. By law na only wetin you really pay dey comot. If you no pay anything, e ${moves(effect)}; if you pay pass ${naira(from)}, di tax go small.`,
}

/** Something that the person can still do about the tax, and what it comes to. */
export const changeInPidgin = (change: Change): string => changes[change.id](change)

/** What is not among the changes, and why; null for a year before the Act. */
export const notOfferedInPidgin = (taxYear: number): string | null =>
  taxYear < firstYearOfAct
    ? null
    : `Life insurance money wey you pay for ${taxYear} go comot for ${taxYear + 1}. You no fit choose NHF, NHIS and loan interest: na only wetin you pay dey comot.`
