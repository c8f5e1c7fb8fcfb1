/** Ids by which the search's script finds its parts in the help page. */
export const helpIds = {
  form: 'help-search',
  input: 'help-words',
  found: 'help-found',
  all: 'help-all',
} as const
