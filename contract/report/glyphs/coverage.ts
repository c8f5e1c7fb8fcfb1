/** Regular and bold font of a report, as TrueType files. */
export interface FontFiles {
  readonly regular: Uint8Array
  readonly bold: Uint8Array
}

/** The small set covers the letters of Nigerian names; the large one adds all of Latin-1 and Latin Extended-A. */
export type FontSet = 'small' | 'large'

type Ranges = readonly (readonly [from: number, to: number])[]

/**
 * The code points of each set, in hexadecimal. A test compares them with the font files. They are listed here so that
 * the larger set is fetched only for names that need it.
 */
const covered: Readonly<Record<FontSet, Ranges>> = {
  small: rangesOf(
    '20-7e a0 a3 a9 b7 c0-ff 112-113 11a-11b 12a-12b 143-144 147-148 14c-14d 16a-16b 181 18a 198-199 1b3-1b4 1cd-1d4 1f8-1f9 253 257 2bc 300-301 304 307 30c 323 329 331 1e3e-1e3f 1e44-1e45 1e62-1e63 1eb8-1eb9 1ec6-1ec7 1eca-1ecd 1ed8-1ed9 1ee4-1ee5 2013-2014 2018-2019 201c-201d 2022 2026 20a6 20ac 2212',
  ),
  large: rangesOf(
    '20-7e a0-17f 181 186 189-18a 18e 190 198-199 1b3-1b4 1cd-1d4 1dd 1f8-1f9 218-21b 253-254 256-257 259 25b 2b9-2bc 300-304 306-30c 323 327 329 331 1e0c-1e0d 1e36-1e37 1e3e-1e3f 1e44-1e47 1e62-1e63 1ea0-1ea1 1eb8-1ebd 1ec6-1ec7 1eca-1ecd 1ed8-1ed9 1ee4-1ee5 1ef2-1ef3 2010-2015 2018-201e 2020-2022 2026 2032 2039-203a 20a6 20ac 2122 2212 25cc',
  ),
}

function rangesOf(list: string): Ranges {
  return list.split(' ').map((range) => {
    const [from = '', to = from] = range.split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  })
}

/** Whether a set has every character of a text. */
export function covers(set: FontSet, text: string): boolean {
  return Array.from(text).every((character) => {
    const point = character.codePointAt(0) ?? 0
    return covered[set].some(([from, to]) => point >= from && point <= to)
  })
}
