/** A text as the lexer reads it, and where each of its UTF-16 units stands in the original. */
export interface Plain {
  readonly text: string
  /** Offset in the original of a unit of the plain text, and of its end. */
  readonly origin: (at: number) => number
}

/** Signs without a width: nothing for the reader of a screen, a break for a lexer. */
const unseen = /\p{Cf}|\p{Variation_Selector}/u
const digit = /\p{Nd}/u
const space = /\p{Zs}/u
const fractions: Readonly<Record<string, string>> = { '½': '.5', '¼': '.25', '¾': '.75' }

/** Value of a decimal digit of any script: the ten of a script stand together, from its zero on. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && digit.test(String.fromCodePoint(zero - 1))) zero -= 1
  // Blocks that follow each other without a gap (mathematical digits) are counted by tens.
  return String(code >= 0x1d7ce && code <= 0x1d7ff ? (code - 0x1d7ce) % 10 : code - zero)
}

/** What a sign is for the lexer. */
function plainOf(sign: string): string {
  if (sign <= '\u007e') return sign
  if (unseen.test(sign)) return ''
  if (digit.test(sign)) return digitOf(sign)
  if (space.test(sign)) return ' '
  if (sign >= '\uff01' && sign <= '\uff5e') return String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xfee0)
  return fractions[sign] ?? sign
}

/** Writes digits, spaces and letters of every width the one way, and leaves out what nobody sees. */
export function plainText(original: string): Plain {
  if (/^[\n\u0020-\u007e₦£€’–]*$/.test(original)) return { text: original, origin: (at) => at }
  let text = ''
  const origins: number[] = []
  let at = 0
  for (const sign of original) {
    const plain = plainOf(sign)
    // "2 ½": the space belongs to the figure.
    if (sign in fractions && /\d $/.test(text)) {
      text = text.slice(0, -1)
      origins.pop()
    }
    for (let unit = 0; unit < plain.length; unit += 1) origins.push(at)
    text += plain
    at += sign.length
  }
  origins.push(at)
  return { text, origin: (index) => origins[index] ?? at }
}
