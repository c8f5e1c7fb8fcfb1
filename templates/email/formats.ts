const time = new Intl.DateTimeFormat('en-NG', {
  timeZone: 'Africa/Lagos',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const day = new Intl.DateTimeFormat('en-NG', {
  timeZone: 'Africa/Lagos',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** A moment as a person in Nigeria reads it: "14:05 on 21 November 2026, Lagos time". */
export function timeInLagos(moment: Date): string {
  return `${time.format(moment)} on ${day.format(moment)}, Lagos time`
}

/** The day in Lagos that a moment falls on: "21 November 2026". */
export function dayInLagos(moment: Date): string {
  return day.format(moment)
}

/** An amount of a currency that has hundredths. */
export interface Money {
  /** In the hundredth of the currency. */
  cents: number
  /** ISO 4217, in either case. */
  currency: string
}

/** An amount as people write it: "$10.00". */
export function formatMoney({ cents, currency }: Money): string {
  return new Intl.NumberFormat('en-NG', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(cents / 100)
}
