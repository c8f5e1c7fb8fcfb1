import { scaled, zerosOf, type Token } from './token.ts'
import { spokenSmall } from './small.ts'

/** A number in words, and how many tokens it took. */
interface Spoken {
  value: number
  length: number
  /** It was said in hundreds, thousands or more, so that it can be an amount. */
  isGreat: boolean
}

const isDash = (token: Token | undefined) => token?.kind === 'mark' && token.text === '-'

/** Reads a number in words that starts at a token: "three hundred and fifty thousand", "one point eight million". */
export function spokenAt(tokens: readonly Token[], start: number): Spoken | undefined {
  let at = start
  let total = 0
  let part: number | undefined
  let isGreat = false
  let said = 0
  /** Where the last great word ended, and how great it was: no number has two thousands. */
  let lastGreat = { at: start, zeros: Number.POSITIVE_INFINITY }
  const word = (index: number) => (tokens[index]?.kind === 'word' ? tokens[index].word : undefined)
  for (;;) {
    const here = word(at)
    if (here === undefined) {
      // A small figure in digits that goes on in words: "1 and half million", "2 hundred thousand".
      const token = tokens[at]
      if (token?.kind === 'count' && part === undefined && goesOn(tokens, at + 1)) {
        part = token.value
        said += 1
        at += 1
        continue
      }
      if (isDash(token) && part !== undefined && spokenSmall.has(word(at + 1) ?? '')) {
        at += 1
        continue
      }
      break
    }
    const small = spokenSmall.get(here)
    const zeros = zerosOf(here)
    const quarters = at === start || part === 3 ? quartersAt(tokens, at, part) : undefined
    if (small !== undefined) {
      // "three fifty": hundreds; "twenty five": a sum.
      if (part === undefined) part = small
      else if (part < 10 && part > 0 && small >= 10 && small < 100) part = part * 100 + small
      else if (part % 100 >= 20 && part % 10 === 0 && small < 10) part += small
      else if (part % 100 === 0 && part > 0) part += small
      else break
      said += 1
      at += 1
    } else if (here === 'hundred' || here === 'hundreds') {
      // "500 hundred" is no number that anybody means.
      part = part !== undefined && part >= 100 ? Number.NaN : (part ?? 1) * 100
      isGreat = true
      said += 1
      at += 1
    } else if (here === 'half' && at === start && isBeforeUnit(tokens, at + 1)) {
      part = 0.5
      said += 1
      at += 1
    } else if (quarters !== undefined) {
      part = 0.25 * (part ?? 1)
      said += 1
      at += quarters
    } else if (here === 'point' && part !== undefined) {
      const decimals: number[] = []
      let next = at + 1
      for (
        let digit = spokenSmall.get(word(next) ?? '');
        digit !== undefined;
        digit = spokenSmall.get(word(next) ?? '')
      ) {
        decimals.push(digit)
        next += 1
      }
      if (decimals.length === 0) break
      part = Number(`${part}.${decimals.join('')}`)
      said += 1
      at = next
    } else if (zeros !== undefined && zeros >= lastGreat.zeros && part !== undefined) {
      return { value: total, length: lastGreat.at - start, isGreat }
    } else if (zeros !== undefined && zeros >= 3 && part !== undefined) {
      total += scaled(String(part), zeros)
      part = undefined
      isGreat = true
      said += 1
      at += 1
      // "two million and a half"
      const half = halfAfter(tokens, at)
      if (half > 0) {
        total += scaled('0.5', zeros)
        at += half
      }
      lastGreat = { at, zeros }
    } else if (
      here === 'and' &&
      part !== undefined &&
      part % 100 === 0 &&
      part > 0 &&
      spokenSmall.has(word(at + 1) ?? '')
    ) {
      at += 1
    } else if (
      here === 'and' &&
      part === undefined &&
      total > 0 &&
      goesOn(tokens, at + 1) &&
      isSmallNext(tokens, at + 1)
    ) {
      at += 1
    } else if (
      part !== undefined &&
      part < 1000 &&
      halfAfter(tokens, at) > 0 &&
      isBeforeUnit(tokens, at + halfAfter(tokens, at))
    ) {
      part += 0.5
      at += halfAfter(tokens, at)
    } else if (here === 'a' && part !== undefined && part < 1 && isGreatWord(word(at + 1))) {
      at += 1
    } else if (
      (here === 'a' || here === 'one') &&
      said === 0 &&
      part === undefined &&
      isGreatWord(word(at + 1))
    ) {
      part = 1
      at += 1
    } else break
  }
  if (said === 0) return undefined
  // "one million two hundred": 1,200,000 to most, 1,000,200 to some.
  const isTwofold = total >= 1_000_000 && part !== undefined && part > 0
  return { value: isTwofold ? Number.NaN : total + (part ?? 0), length: at - start, isGreat }
}

/** How many tokens "quarter of" takes before "a million" or "million"; undefined where it does not stand there. */
function quartersAt(tokens: readonly Token[], at: number, part: number | undefined): number | undefined {
  const word = tokens[at]?.word
  if (part === undefined ? word !== 'quarter' : word !== 'quarters' && word !== 'quarter') return undefined
  if (isBeforeUnit(tokens, at + 1)) return 1
  return tokens[at + 1]?.word === 'of' && isBeforeUnit(tokens, at + 2) ? 2 : undefined
}

const isGreatWord = (word: string | undefined) =>
  word !== undefined && (word === 'hundred' || (zerosOf(word) ?? 0) >= 3)

const isSmallNext = (tokens: readonly Token[], at: number) =>
  tokens[at]?.kind === 'word' && spokenSmall.has(tokens[at].word)

/** How many tokens "and a half" takes, "and half" or "& half"; 0 where it does not stand there. */
function halfAfter(tokens: readonly Token[], at: number): number {
  const words = [0, 1, 2].map((step) => tokens[at + step]?.word)
  if (words[0] !== 'and' && words[0] !== '&') return 0
  if (words[1] === 'half') return 2
  return words[1] === 'a' && words[2] === 'half' ? 3 : 0
}

/** Whether "million", "percent" or the like follows, "a" between them or not. */
function isBeforeUnit(tokens: readonly Token[], at: number): boolean {
  const [first, second] = [tokens[at]?.word, tokens[at + 1]?.word]
  return (
    isGreatWord(first) ||
    first === 'percent' ||
    (first === 'per' && second === 'cent') ||
    (first === 'a' && (isGreatWord(second) || second === 'percent'))
  )
}

/** Whether what follows makes a small figure a great one. */
function goesOn(tokens: readonly Token[], at: number): boolean {
  const half = halfAfter(tokens, at)
  return (
    isGreatWord(tokens[at]?.word) ||
    (half > 0 && isBeforeUnit(tokens, at + half)) ||
    isSpokenGreat(tokens, at)
  )
}

/** Whether small words lead to a great one within four tokens: "fifty thousand". */
function isSpokenGreat(tokens: readonly Token[], at: number): boolean {
  for (let next = at; next < at + 5; next += 1) {
    const word = tokens[next]?.word ?? ''
    if (isGreatWord(word)) return true
    if (!spokenSmall.has(word) && word !== 'and' && word !== '-') return false
  }
  return false
}
