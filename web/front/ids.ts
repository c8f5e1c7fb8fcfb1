/** Ids by which the small calculator's script finds its parts in the page. */
export const tryItIds = {
  form: 'try-it',
  salary: 'salary',
  rent: 'rent',
  /** Of the three answers one is shown. */
  tax: 'try-it-tax',
  exempt: 'try-it-exempt',
  words: 'try-it-words',
  /** Inside the answer with a tax: the digits that are shown, the stars, the words about them, the band. */
  shown: 'try-it-shown',
  stars: 'try-it-stars',
  more: 'try-it-more',
  band: 'try-it-band',
  reason: 'try-it-reason',
} as const

/** Where what is wrong with a field is said. */
export const errorIdOf = (field: string) => `${field}-error`

/** Ids by which the search's script finds its parts in the help page. */
export const helpIds = {
  form: 'help-search',
  input: 'help-words',
  found: 'help-found',
  all: 'help-all',
} as const

/** Id of the live region in which a public page shows the last message of the client. */
export const flashRegionId = 'parting-words'
