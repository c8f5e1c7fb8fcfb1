/** An amount of a currency that has hundredths. */
export interface Money {
  /** In the hundredth of the currency. */
  cents: number
  /** ISO 4217, in either case. */
  currency: string
}

/** An amount as people write it: "$10.00". */
export function inWords({ cents, currency }: Money): string {
  return new Intl.NumberFormat('en-NG', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(cents / 100)
}
