import { inWords } from './number-words.ts'
import type { Random } from './random.ts'

const commas = (naira: number) => naira.toLocaleString('en')
const decimal = (value: number) => String(Number(value.toFixed(6)))

const always: readonly ((naira: number) => string)[] = [
  (naira) => `₦${commas(naira)}`,
  (naira) => `N${commas(naira)}`,
  (naira) => `#${commas(naira)}`,
  (naira) => commas(naira),
  (naira) => `${naira}`,
  (naira) => `NGN ${commas(naira)}`,
  (naira) => `${commas(naira)}.00`,
  (naira) => `${commas(naira)} naira`,
  (naira) => `=N=${commas(naira)}`,
]

const thousands: typeof always = [
  (naira) => `${naira / 1000}k`,
  (naira) => `${naira / 1000}K`,
  (naira) => `N${naira / 1000}k`,
  (naira) => `#${naira / 1000}k`,
  (naira) => `${naira / 1000} thousand`,
  (naira) => `${naira / 1000}k naira`,
  inWords,
  (naira) => `${inWords(naira)} naira`,
]

const millions: typeof always = [
  (naira) => `${decimal(naira / 1e6)}m`,
  (naira) => `${decimal(naira / 1e6)}M`,
  (naira) => `N${decimal(naira / 1e6)}m`,
  (naira) => `₦${decimal(naira / 1e6)}m`,
  (naira) => `${decimal(naira / 1e6)} million`,
  (naira) => `${decimal(naira / 1e6)} mil`,
  (naira) => `${decimal(naira / 1e6)}million naira`,
  inWords,
]

/** An amount as somebody types it. */
export function written(naira: number, random: Random): string {
  const forms = [...always]
  if (naira % 1000 === 0) {
    if (naira < 1e6) forms.push(...thousands, ...thousands)
    else if (naira % 10_000 === 0) forms.push(...millions, ...millions)
  }
  return random.pick(forms)(naira)
}
