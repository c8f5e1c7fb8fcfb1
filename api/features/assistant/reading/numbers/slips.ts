/** Words of money and tax that slips are corrected to. */
const domain: readonly string[] =
  `earn earns much month salary salaries monthly annual annually yearly weekly income business profit pension contribution mortgage interest insurance
  allowance bonus commission gratuity severance dividend calculate deduction deductions deducted government employer employee
  thousand million billion naira dollar dollars percent percentage freelance expenses turnover taxable received receive collect
  landlord tenant tenants overtime quarter quarterly rental relief allowances earning earned profits freelancing minimum`
    .trim()
    .split(/\s+/)

const byFirst = new Map<string, string[]>()
for (const word of domain) byFirst.set(word.charAt(0), [...(byFirst.get(word.charAt(0)) ?? []), word])

/** Letters to change, add, take away or swap with their neighbour to make one word of the other; more than `most` is not told apart. */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const changed = (last[column - 1] ?? 0) + (isSame ? 0 : 1)
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      line.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (line[column - 1] ?? 0) + 1,
          changed,
          isSwapped ? (before[column - 2] ?? 0) + 1 : changed,
        ),
      )
    }
    before = last
    last = line
  }
  return last[other.length] ?? most + 1
}

/**
 * The word of money or tax that was meant by a slip of one letter, of two from seven letters on, with the same first letter;
 * the word itself where there is none or more than one is as near.
 */
export function corrected(word: string): string {
  if (word.length < 4 || word.length > 14) return word
  const most = word.length >= 7 ? 2 : 1
  let near: string[] = []
  let least = most + 1
  for (const meant of byFirst.get(word.charAt(0)) ?? []) {
    if (meant === word) return word
    const far = distance(word, meant, most)
    if (far < least) {
      least = far
      near = [meant]
    } else if (far === least && far <= most) near.push(meant)
  }
  return near.length === 1 && least <= most ? (near[0] ?? word) : word
}
