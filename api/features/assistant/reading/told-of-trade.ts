import type { ReadAmount, Reading } from './reading.ts'

const isMoney = ({ isPercent, person }: ReadAmount): boolean => !isPercent && person === undefined

const atWork =
  /\b(?:workshop|mechanic|vulcani[sz]er|welder|tailor\w*|sewing|hairdress\w*|salon|barb\w*|carpent\w*|plumb\w*|electrician|bricklay\w*|mason|painter|baker\w*|cater\w*|farm\w*|poultry|shop|store|stall|kiosk|restaurant|buka|canteen|laundry|car wash|boutique|business|trader?|pos|okada|keke|bolt|uber|photograph\w*|fashion|make ?up)\b/i
const ofJob = /\b(?:salary|payroll|employer|my (?:boss|oga|madam|company|office))\b/i
/** Told before an amount: what work left after its costs. */
const leftOfWork =
  /\bafter\b[^.;!?\d]{0,60}\b(?:paying|buying|settling|removing|fuel\w*|boys|girls|staff|workers|apprentices?|parts|goods|materials|stock|ingredients|expenses|costs?|rent of shop)\b[^.;!?\d]{0,40}\b(?:left with|remains?|am left|i (?:get|make|keep|clear|take)|clear)\b[^.;!?\d]{0,12}$/i

/** "After paying my boys and buying parts I am left with 350k": of a workshop, what its work leaves. */
export function withLeftOfWork(reading: Reading): Reading {
  const { text } = reading
  if (!atWork.test(text) || ofJob.test(text)) return reading
  const isLeft = (amount: ReadAmount): boolean =>
    isMoney(amount) &&
    (amount.role === undefined || amount.role === 'net' || amount.role === 'income') &&
    leftOfWork.test(text.slice(0, amount.at))
  const left = reading.amounts.filter(isLeft)
  return {
    ...reading,
    amounts: reading.amounts.map((amount) =>
      left.includes(amount) ? { ...amount, role: 'business', roleBy: 'guess' } : amount,
    ),
    unplaced: reading.unplaced.filter((words) => !left.some((each) => each.words === words)),
    dangling: left.length > 0 ? reading.dangling.filter((role) => role !== 'cost') : reading.dangling,
  }
}

/** A clause that says of an amount that it came in. */
const cameIn = /\b(?:earn\w*|salary|paid me|pays me|income|receive\w*|profit|gift|dash\w*|sold)\b/i

/** "Sales 9.2m; feed, drugs and wages 6.1m": beside what a trade took in, less money that nothing else names is its cost. */
export function withListOfCosts(reading: Reading): Reading {
  const { text, amounts } = reading
  const [sales, more] = amounts.filter(({ role }) => role === 'revenue')
  const hasCosts = amounts.some(({ role }) => role === 'cost')
  if (sales === undefined || more !== undefined || hasCosts || sales.roleBy !== 'named') return reading
  const [open, other] = amounts.filter((amount) => isMoney(amount) && amount.role === undefined)
  if (open === undefined || other !== undefined || open.value >= sales.value || open.at < sales.at)
    return reading
  const clause =
    text
      .slice(sales.at + sales.words.length, open.at)
      .split(/[.;!?]/)
      .at(-1) ?? ''
  if (cameIn.test(clause) || clause.trim() === '') return reading
  return {
    ...reading,
    amounts: amounts.map((amount) =>
      amount === open ? { ...amount, role: 'cost', roleBy: 'guess', period: sales.period } : amount,
    ),
    unplaced: reading.unplaced.filter((words) => words !== open.words),
  }
}

/** "Sales 5m, goods 5.4m, so I lost money": the loss is what both come to. */
export function withLossTold(reading: Reading): Reading {
  const sum = (role: ReadAmount['role']) =>
    reading.amounts.reduce((total, each) => (each.role === role ? total + each.value : total), 0)
  const isLoss = sum('revenue') > 0 && sum('cost') >= sum('revenue')
  return isLoss ? { ...reading, traps: reading.traps.filter(({ kind }) => kind !== 'loss') } : reading
}

const noDayOff =
  /\b(?:7|seven) days\b|\bno (?:dey )?rest\b|\bwithout (?:any )?(?:rest|a break)\b|\bno day off\b|\bsundays? inclusive\b|\bincluding sundays?\b/i
const everyDay = 52 * 7

/** "4k every day, 7 days": paid on each day of 52 weeks. */
export const withEveryDay = (reading: Reading): Reading =>
  noDayOff.test(reading.text)
    ? {
        ...reading,
        amounts: reading.amounts.map((amount) =>
          amount.period === 'day' && amount.times === undefined
            ? { ...amount, times: everyDay, roleBy: 'guess' }
            : amount,
        ),
      }
    : reading
