const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

function underThousand(value: number): string {
  const rest = value % 100
  const hundreds = Math.floor(value / 100)
  const last =
    rest < 20 ? small[rest] : `${tens[Math.floor(rest / 10)]}${rest % 10 ? `-${small[rest % 10]}` : ''}`
  if (hundreds === 0) return last ?? ''
  return rest === 0 ? `${small[hundreds]} hundred` : `${small[hundreds]} hundred and ${last}`
}

/** A whole number of thousands in words: "one million two hundred and fifty thousand". */
export function inWords(naira: number): string {
  const millions = Math.floor(naira / 1_000_000)
  const thousands = Math.floor((naira % 1_000_000) / 1_000)
  return [
    millions > 0 ? `${underThousand(millions)} million` : '',
    thousands > 0 ? `${underThousand(thousands)} thousand` : '',
  ]
    .filter(Boolean)
    .join(' ')
}
