/** What a page may cost someone who opens it with nothing stored: on a phone in Nigeria every kilobyte is paid for. */
export interface Budget {
  /** As people call it. */
  readonly page: string
  /** The feature's entry, below web/. */
  readonly entry: string
  /** Most script in all, in KiB after brotli: entry, libraries, frame and the page itself. */
  readonly scriptKiB: number
  /** Most files: the document, the style sheet and every script. */
  readonly files: number
  readonly because: string
}

/**
 * The budgets of the client; the build fails past one. React, its router and the query library take 75 KiB of each:
 * what is left is ours.
 */
export const budgets: readonly Budget[] = [
  {
    page: 'questionnaire',
    entry: 'features/questionnaire/index.tsx',
    scriptKiB: 110,
    files: 6,
    because:
      'All questions, the tax engine and the autosave at once, so that no step loads anything. With the account, its token and the draft that makes nine requests: the token is the one over eight.',
  },
  {
    page: 'login',
    entry: 'features/login/index.tsx',
    scriptKiB: 100,
    files: 8,
    because: 'The first page of everyone who comes back.',
  },
  {
    page: 'dashboard',
    entry: 'features/dashboard/index.tsx',
    scriptKiB: 116,
    files: 8,
    because:
      'Names where each draft was left, so it takes the questionnaire along: the next page is there already.',
  },
  {
    page: 'results',
    entry: 'features/results/index.tsx',
    scriptKiB: 116,
    files: 8,
    because:
      'At most 8 KiB over the questionnaire, from which people come; how it was worked out is fetched apart.',
  },
]
