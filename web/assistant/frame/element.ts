/** Makes an element with a text: nothing in it is ever markup. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
  className = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  made.textContent = text
  if (className !== '') made.className = className
  return made
}

/** A button that acts when it is pressed. */
export function button(text: string, className: string, press: () => void): HTMLButtonElement {
  const made = element('button', text, className)
  made.type = 'button'
  made.addEventListener('click', press)
  return made
}

/** Elements below one another in a block of their own; none where there are none. */
export function block(className: string, parts: readonly HTMLElement[]): HTMLElement[] {
  if (parts.length === 0) return []
  const made = element('div', '', className)
  made.append(...parts)
  return [made]
}
