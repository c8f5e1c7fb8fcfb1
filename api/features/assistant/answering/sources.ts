import { articleOf } from '../../../../tax/guide/index.ts'
import type { Source } from './reply.ts'

/** Articles as sources. @throws when the guide has no such article: a fault of ours. */
export function sourcesOf(...ids: readonly string[]): Source[] {
  return ids.map((id) => {
    const article = articleOf(id)
    if (!article) throw new Error(`The guide has no article ${id}`)
    return { article: id, title: article.title, sections: article.sections }
  })
}
