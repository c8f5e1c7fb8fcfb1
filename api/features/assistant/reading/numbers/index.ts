import { currencyOf, lex, scaled, type Token, zerosOf } from './token.ts'
import { meantWord } from './meant.ts'
import { spokenAt } from './spoken.ts'

const isFigure = (token: Token | undefined): boolean =>
  token?.kind === 'number' || token?.kind === 'count' || token?.kind === 'year'

/** One token of several; what is said of it is the first's unless given. */
function joined(text: string, tokens: readonly Token[], change: Partial<Token>): Token {
  const [first] = tokens
  const last = tokens.at(-1)
  if (first === undefined || last === undefined) throw new Error('Nothing to join')
  const words = text.slice(first.at, last.end)
  return { ...first, text: words, word: words.toLowerCase(), end: last.end, ...change }
}

/** Numbers in words become one token each; a small one is a count. */
function withSpoken(text: string, tokens: readonly Token[]): Token[] {
  const out: Token[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (token === undefined) break
    const spoken = token.kind === 'word' || token.kind === 'count' ? spokenAt(tokens, at) : undefined
    const isOwn = token.kind === 'count' && spoken?.length === 1
    // "one" alone is seldom a number: "this one".
    if (spoken === undefined || isOwn || (!spoken.isGreat && spoken.value < 2)) {
      out.push(token)
      continue
    }
    const isGreat = spoken.isGreat && !(spoken.value < 1000)
    const isPercent = /^(?:percent|%|pct)$/.test(tokens[at + spoken.length]?.word ?? '')
    const isPerCent =
      tokens[at + spoken.length]?.word === 'per' && tokens[at + spoken.length + 1]?.word === 'cent'
    const length = spoken.length + (isPercent ? 1 : isPerCent ? 2 : 0)
    out.push(
      joined(text, tokens.slice(at, at + length), {
        kind: isGreat || isPercent || isPerCent ? 'number' : 'count',
        value: spoken.value,
        isPercent: isPercent || isPerCent,
        isBare: !isGreat && !isPercent && !isPerCent,
      }),
    )
    at += length - 1
  }
  return out
}

/** A currency or the word "only" after a figure belongs to it: "1,200 dollars", "300,000 naira". */
function withCurrencies(text: string, tokens: readonly Token[]): Token[] {
  const out: Token[] = []
  for (const token of tokens) {
    const before = out.at(-1)
    const named = token.kind === 'word' || token.kind === 'mark' ? currencyOf(token.word) : undefined
    // "us dollars", "canadian dollars"
    const isAfterCountry =
      /^(?:us|canadian|australian|american)$/.test(before?.word ?? '') && isFigure(out.at(-2))
    const figure = isAfterCountry ? out.at(-2) : before
    if (
      named === undefined ||
      figure === undefined ||
      !isFigure(figure) ||
      figure.isPercent ||
      figure.currency !== undefined
    ) {
      out.push(token)
      continue
    }
    const country = isAfterCountry ? before?.word : undefined
    const currency = country === 'canadian' ? 'CAD' : country === 'australian' ? 'AUD' : named
    out.splice(
      isAfterCountry ? -2 : -1,
      isAfterCountry ? 2 : 1,
      joined(text, [figure, token], { kind: 'number', value: figure.value, currency, isBare: false }),
    )
  }
  return out
}

const between = /^(?:to|-|–|and|or|vs|versus|,|\/)$/
const isSmall = (token: Token): boolean => isFigure(token) && token.isBare && token.value < 1000

/** "180 to 240k": the unit is of both. */
function withSharedUnits(tokens: readonly Token[]): Token[] {
  return tokens.map((token, index) => {
    if (!isSmall(token) || !between.test(tokens[index + 1]?.word ?? '')) return token
    const next = tokens[index + 2]
    const unit = next?.kind === 'number' && !next.isPercent ? /[a-z]+$/.exec(next.word)?.[0] : undefined
    const zeros = unit === undefined ? undefined : zerosOf(unit)
    if (zeros === undefined || (tokens[index + 1]?.word === ',' && token.value < 20)) return token
    return { ...token, kind: 'number', value: scaled(String(token.value), zeros), isBare: false }
  })
}

/** Figures that touch, or have one sign or letter between them, are none that can be read: "5,2m", "2m5", "1e6". Their value is NaN, which blocks. */
function withUnreadable(tokens: readonly Token[]): Token[] {
  return tokens.map((token, index) => {
    if (!isFigure(token)) return token
    const touches = [1, -1].some((step) => {
      const next = tokens[index + step]
      const beyond = tokens[index + 2 * step]
      const isBeside = (a: Token, b: Token) => (step > 0 ? a.end === b.at : b.end === a.at)
      if (next === undefined || !isBeside(token, next)) return false
      if (isFigure(next)) return true
      // "450k,50k": the unit ends the first.
      const first = step > 0 ? token : beyond
      if (next.text === ',' && first !== undefined && /[a-z]$/i.test(first.text)) return false
      if (next.kind === 'word' && !/^[a-z]$/.test(next.word)) return false
      return (
        /^[.,'’a-z]$/i.test(next.text) && beyond !== undefined && isFigure(beyond) && isBeside(next, beyond)
      )
    })
    return touches ? { ...token, kind: 'number', value: Number.NaN, isBare: false } : token
  })
}

/** "300k (three hundred thousand naira)": the same amount in words says nothing new. */
function withoutEchoes(tokens: readonly Token[]): Token[] {
  const isEcho = (at: number) => {
    const [figure, open, echo, close] = at < 0 ? [] : tokens.slice(at, at + 4)
    return (
      open?.text === '(' &&
      close?.text === ')' &&
      figure?.kind === 'number' &&
      echo?.kind === 'number' &&
      echo.value === figure.value &&
      echo.isPercent === figure.isPercent &&
      (echo.currency === undefined || (figure.currency ?? echo.currency) === echo.currency)
    )
  }
  return tokens.filter((_, index) => ![1, 2, 3].some((back) => isEcho(index - back)))
}

/** The tokens of a text: each amount one token, in figures or in words; slips and short forms are written out. */
export function tokensOf(text: string): readonly Token[] {
  const meant = lex(text).map((token) =>
    token.kind === 'word' ? { ...token, word: meantWord(token.word) } : token,
  )
  const spoken = withSpoken(text, withUnreadable(meant))
  return withoutEchoes(withSharedUnits(withCurrencies(text, spoken)))
}
