const endings: readonly (readonly [ending: RegExp, instead: string])[] = [
  [/(?:'s|s')$/, ''],
  [/ies$/, 'y'],
  [/(?<=(?:ss|x|ch|sh))es$/, ''],
  [/(?<=[^su])s$/, ''],
  [/(?<=[a-z]{3})(?:ing|ed)$/, ''],
  [/(?<=[a-z]{3})e$/, ''],
]

/** A word without its ending, so that "deducting", "deducted" and "deducts" are one. @param word in lower case. */
export function stemOf(word: string): string {
  if (word.length < 4 || word === 'paye') return word
  const bare = endings.reduce((text, [ending, instead]) => text.replace(ending, instead), word)
  // "stopped" is "stop".
  return /([b-df-hj-np-tv-z])\1$/.test(bare) && !/(?:ss|ll)$/.test(bare) ? bare.slice(0, -1) : bare
}
