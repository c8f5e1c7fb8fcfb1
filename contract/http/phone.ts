/** The countries whose numbers are accepted, with their codes [spec 20.5]. In Nigeria and the UK a 0 stands before a number at home. */
export const phoneCountries = [
  { value: 'NG', code: '234', dropsZero: true },
  { value: 'US', code: '1', dropsZero: false },
  { value: 'UK', code: '44', dropsZero: true },
] as const
export type PhoneCountry = (typeof phoneCountries)[number]['value']

/** The words for a number that is none [spec 20.4]. */
export const phoneWords = 'Enter a valid phone number'

/** A country and the digits that follow its code. */
interface ReadPhone {
  country: PhoneCountry
  /** Without the 0 of home. */
  digits: string
}

/** What stands between digits: blanks, hyphens of any kind, dots, strokes, brackets. */
const separators = /[\s\-‐‑‒–—−./()]+/g

/** How many digits a number of each of the three countries has with its code left out, apart from short ones. */
const usualLength = 10

function countryOf(code: PhoneCountry) {
  return phoneCountries.find(({ value }) => value === code) ?? phoneCountries[0]
}

/** The country that `+234…` or `00234…` begins with, and what follows; undefined where none of ours is named. */
export function namedCountry(text: string): { country: PhoneCountry; rest: string } | undefined {
  const international = /^(?:\+|00)(.*)$/.exec(text.normalize('NFKC').replace(separators, ''))
  const digits = international?.[1]
  const named = phoneCountries.find(({ code }) => digits?.startsWith(code) === true)
  return named && digits !== undefined
    ? { country: named.value, rest: digits.slice(named.code.length) }
    : undefined
}

/**
 * The one reader of a phone number, for page and API [spec 20.4, 20.7]: "+234 803 555 0142", "00234…", "0803…",
 * "803-555-0142" and "+234 (0)803…" are one number. What names its country is read so, whatever was chosen; the rest is
 * a number of the chosen one. Undefined for what cannot be a number.
 */
export function readPhone(text: string, chosen: PhoneCountry = 'NG'): ReadPhone | undefined {
  if (text.length > 200) return undefined
  const bare = text.normalize('NFKC').replace(separators, '')
  const named = namedCountry(bare)
  if (named === undefined && !/^(?!00)\d+$/.test(bare)) return undefined
  const country = countryOf(named?.country ?? chosen)
  const typed = withoutCode(named?.rest ?? bare, country)
  const hasZero = country.dropsZero && typed.startsWith('0')
  const digits = hasZero ? typed.slice(1) : typed
  // Written with its country a number has no 0 of home: there it may be one digit shorter.
  const isShortBy = country.dropsZero && named !== undefined && !hasZero ? 1 : 0
  const isNumber = country.dropsZero ? /^[1-9]\d*$/.test(digits) : /^\d+$/.test(digits)
  if (!isNumber || typed.length + isShortBy < 6 || typed.length > 15) return undefined
  return { country: country.value, digits }
}

/** "2348035550142" and "12025550142" have the code of their country, once more perhaps, before a number of the usual length. */
function withoutCode(bare: string, { code, dropsZero }: (typeof phoneCountries)[number]): string {
  if (!bare.startsWith(code)) return bare
  const rest = bare.slice(code.length)
  const digits = dropsZero ? rest.replace(/^0/, '') : rest
  return digits.length === usualLength ? rest : bare
}

/** A number in E.164, as it is stored. */
export function storedPhoneOf({ country, digits }: ReadPhone): string {
  return `+${countryOf(country).code}${digits}`
}

/** Digits of a Nigerian mobile number after +234, and how such a number begins; those of landlines are shorter. */
const mobileDigits = 10
const mobileBegins = /^(?:70|80|81|90|91)/

/**
 * What speaks against a number that is taken all the same [spec 20.4]: a Nigerian mobile number that is too short or too long.
 * Undefined where nothing does.
 */
export function phoneDoubt({ country, digits }: ReadPhone): string | undefined {
  if (country !== 'NG' || !mobileBegins.test(digits) || digits.length === mobileDigits) return undefined
  return `A Nigerian mobile number has ${mobileDigits} digits after +234, and this one has ${digits.length}. Is it whole?`
}
