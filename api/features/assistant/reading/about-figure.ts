import type { Reading } from './reading.ts'

const aboutFigure =
  /^\W*(?:(?:ok|okay|abi|and|but)\W+)*(?:so )?(?:is (?:it|that|my tax|the tax)|you mean|it is|it's|that is|that's|na)\W*(?:about |around )?[₦n#=]*[\d.,]+ ?(?:k|m|million|thousand)?(?: naira)?(?: (?:a|per|every|each|for|for the|in a) (?:year|month|annum)| yearly| monthly)?\W*(?:tax|in tax|of tax|that i (?:will |go )?pay|i go pay)?\W*$/i

const soMuch =
  /^\W*so\W+(?:about )?[₦n#=]*[\d.,]+ ?(?:k|m|million|thousand)?(?: naira)? (?:a|per|every|each|for the) (?:year|month|annum)\W*$/i

/** Whether a message names a figure alone, to be told whether it is the one. */
export const isAboutFigure = ({ text, amounts }: Pick<Reading, 'text' | 'amounts'>): boolean =>
  amounts.length === 1 && (aboutFigure.test(text) || soMuch.test(text))
