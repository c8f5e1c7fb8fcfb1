import type { Plugin } from 'vite'
import { articles } from '../../tax/guide/index.ts'

const searched = articles.map(({ id, title, calledAlso, body, sections }) => ({
  id,
  title,
  calledAlso,
  body,
  sections,
}))

/** Gives the search of the help page the guide as data, without what it does not look through: examples, sums, links. */
export const searchGuide: Plugin = {
  name: 'search-guide',
  enforce: 'pre',
  load: {
    filter: { id: /[\\/]tax[\\/]guide[\\/]index\.ts$/ },
    handler: () => `export const articles = ${JSON.stringify(searched)}`,
  },
}
