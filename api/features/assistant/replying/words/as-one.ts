/** Sentences as one, with semicolons: "Without X." and "Pay is exempt." become "without X; pay is exempt.". */
export const asOne = (sentences: readonly string[]): string =>
  sentences
    .map((each) => each.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase()).replace(/\.$/, ''))
    .join('; ') + (sentences.length === 0 ? '' : '.')
