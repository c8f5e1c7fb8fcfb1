import type { Turn } from './conversation.ts'

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

function sourceLinks(turn: Turn): HTMLElement[] {
  const list = element('ul')
  for (const { article, title, sections } of turn.sources ?? []) {
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

/** Draws a turn into its element; called again each time more of its text has arrived. */
export function draw(place: HTMLElement, turn: Turn): void {
  place.className = turn.by
  place.replaceChildren(
    element('h2', turn.by === 'person' ? 'You' : 'Teni', 'hidden'),
    ...paragraphs(turn.text),
    ...sourceLinks(turn),
    ...(turn.note ? [element('small', turn.note)] : []),
  )
}
