/** A monthly amount as a yearly one, in naira to the kobo. */
export function yearlyFromMonthly(naira: number, months = 12): number {
  return (Math.round(naira * 100) * months) / 100
}

/** A yearly amount by the month, in naira rounded half up to the kobo. */
export function monthlyFromYearly(naira: number): number {
  return Math.round(Math.round(naira * 100) / 12) / 100
}
