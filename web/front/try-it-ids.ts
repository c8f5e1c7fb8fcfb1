/** Ids by which the small calculator's script finds its parts in the page. */
export const ids = {
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
export const faultIdOf = (field: string) => `${field}-error`
