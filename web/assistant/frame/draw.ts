import type { Said } from './conversation.ts'

const element = (name: string, text = '', className = ''): HTMLElement => {
  const made = document.createElement(name)
  made.textContent = text
  if (className !== '') made.className = className
  return made
}

/** Paragraphs of a text, as text: nothing in it is ever markup. */
function paragraphs(text: string): HTMLElement[] {
  return text.split('\n\n').map((paragraph) => element('p', paragraph))
}

function sourceLinks(said: Said): HTMLElement[] {
  const list = element('ul')
  for (const { article, title, sections } of said.sources ?? []) {
    const link = document.createElement('a')
    link.href = `/help/${encodeURIComponent(article)}`
    link.target = '_blank'
    link.rel = 'noopener'
    link.textContent = title
    const item = element('li')
    item.append(link, ...(sections.length > 0 ? [element('small', sections.join('; '))] : []))
    list.append(item)
  }
  return list.childElementCount > 0 ? [list] : []
}

/** Draws one thing that was said into its place, anew each time more of it has come. */
export function draw(place: HTMLElement, said: Said): void {
  place.className = said.by
  place.replaceChildren(
    element('h2', said.by === 'person' ? 'You' : 'Teni', 'hidden'),
    ...paragraphs(said.text),
    ...sourceLinks(said),
    ...(said.note ? [element('small', said.note)] : []),
  )
}
