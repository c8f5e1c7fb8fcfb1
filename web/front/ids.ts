/** Ids of the calculator's elements, shared by the page and its script. */
export const tryItIds = {
  form: 'try-it',
  salary: 'salary',
  rent: 'rent',
  /** The three answers, of which one is visible. */
  tax: 'try-it-tax',
  exempt: 'try-it-exempt',
  words: 'try-it-words',
  /** Inside the answer with a tax: the visible digits, the stars, their explanation, the band. */
  shown: 'try-it-shown',
  stars: 'try-it-stars',
  more: 'try-it-more',
  band: 'try-it-band',
  /** What becomes of the figures. */
  kept: 'try-it-kept',
  reason: 'try-it-reason',
  /** What the Act says, before either of them. */
  byTheAct: 'try-it-by-the-act',
} as const

/** Id of the element with a field's error. */
export const errorIdOf = (field: string) => `${field}-error`

/** Id of the element that says what a figure under ₦1,000 may stand for, with a button for each. */
export const likelyIdOf = (field: string) => `${field}-likely`

/** Ids of the help search's elements, shared by the page and its script. */
export const helpIds = {
  form: 'help-search',
  input: 'help-words',
  found: 'help-found',
  all: 'help-all',
} as const

/** Id of the live region in which a public page shows the client's flash message. */
export const flashRegionId = 'parting-words'
