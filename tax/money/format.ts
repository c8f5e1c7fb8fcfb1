const dash = '—'

/** "0" to "999", and ",000" to ",999": looked up, because an explanation shows dozens of figures. */
const firstPart = Array.from({ length: 1000 }, (_, number) => String(number))
const nextPart = firstPart.map((digits) => `,${digits.padStart(3, '0')}`)

/** A whole number with thousands separated by commas. */
function grouped(whole: number): string {
  let text = ''
  let rest = whole
  while (rest >= 1000) {
    const thousands = Math.floor(rest / 1000)
    text = nextPart[rest - thousands * 1000] + text
    rest = thousands
  }
  return firstPart[rest] + text
}

/** An amount's figures without the sign: kobo only where there are some. */
function figures(naira: number): string {
  const kobo = Math.round(Math.abs(naira) * 100)
  const whole = Math.floor(kobo / 100)
  const rest = kobo - whole * 100
  return rest === 0 ? grouped(whole) : `${grouped(whole)}.${String(100 + rest).slice(1)}`
}

/**
 * An amount as it is shown everywhere: "₦1,234,567", "₦1,234,567.50", "−₦200,000" (the minus is U+2212). The same
 * on every device: no Intl. A value that is no number is shown as a dash.
 * @param naira rounded to the kobo here.
 */
export function formatNaira(naira: number): string {
  if (Number.isSafeInteger(naira) && naira >= 0) return `₦${grouped(naira)}`
  if (!Number.isFinite(naira)) return dash
  const text = `₦${figures(naira)}`
  return naira < 0 && text !== '₦0' ? `−${text}` : text
}

/** What something does to the tax, in naira with its sign: "+₦36,000", "−₦86,400", "₦0". */
export function signedNaira(effect: number): string {
  return effect > 0 ? `+${formatNaira(effect)}` : formatNaira(effect)
}

/** An amount as a person types it into a field: "1,234,567.50", without the naira sign. */
export function formatAmount(naira: number): string {
  return Number.isFinite(naira) ? figures(naira) : ''
}

/** A rate in percent as a band shows it: "15%", "2.5%". */
export function formatRate(percent: number): string {
  return Number.isFinite(percent) ? `${Math.round(percent * 100) / 100}%` : dash
}

/** A fraction as the effective rate shows it: 0.139 is "13.90%". */
export function formatEffectiveRate(fraction: number): string {
  if (!Number.isFinite(fraction)) return dash
  const points = Math.round(fraction * 10_000)
  return `${Math.floor(points / 100)}.${String(points % 100).padStart(2, '0')}%`
}

const scales = [
  [1_000_000_000_000, 'trillion'],
  [1_000_000_000, 'billion'],
  [1_000_000, 'million'],
] as const

/**
 * An amount as a person says it, so that a zero too many is seen: "6 million naira", "1.2 million naira",
 * "about 6.12 million naira", "850,000 naira".
 * @param naira not negative.
 */
export function amountInWords(naira: number): string {
  const scale = scales.find(([size]) => naira >= size)
  if (scale === undefined) return `${formatAmount(naira)} naira`
  const [size, name] = scale
  // Rounded down, so that 999,999,999 is not called 1,000 million.
  const hundredths = Math.floor((naira * 100) / size)
  const about = (size / 100) * hundredths === naira ? '' : 'about '
  return `${about}${hundredths / 100} ${name} naira`
}
