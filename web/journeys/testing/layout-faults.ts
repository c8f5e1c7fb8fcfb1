// It runs inside the page: what it calls has to stand inside it.
/* oxlint-disable unicorn/consistent-function-scoping */

/**
 * What is wrong with how the words of a page stand, each in a line; empty where nothing is: the page scrolls sideways, a
 * word is broken although a line had room for it, two texts lie over each other, or a figure leaves its part of the
 * page. It runs inside the page and uses nothing from outside itself.
 */
export function layoutFaults(): string[] {
  const root = document.documentElement
  const faults: string[] = []
  const { scrollWidth, clientWidth } = root
  if (scrollWidth > clientWidth) {
    const out = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    )
    const named = out.slice(-3).map((element) => `${element.tagName} "${element.innerText?.slice(0, 40)}"`)
    faults.push(`${scrollWidth - clientWidth} px too wide: ${named.join(', ')}`)
  }

  // Words and figures that are seen: not those for screen readers alone, of a picture or of a field.
  const isSeen = (element: Element) =>
    element.closest('.hide, svg, option, textarea, span[aria-hidden="true"]') === null &&
    getComputedStyle(element).clipPath === 'none' &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const seen: { text: Text; element: Element; rects: DOMRect[] }[] = []
  const range = document.createRange()
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    const element = text.parentElement
    // An address by mail is one word of any length.
    if (element === null || /^\s*$|@/.test(text.data) || !isSeen(element)) continue
    range.selectNodeContents(text)
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    if (rects.length > 0) seen.push({ text, element, rects })
  }

  const rem = parseFloat(getComputedStyle(root).fontSize)
  // The width that a line of these words could have: what they share with others beside them counts as theirs.
  const widthFor = (element: Element): number => {
    const { display } = getComputedStyle(element)
    const parent = element.parentElement
    if (parent === null) return clientWidth
    const isBeside = /flex|grid|table-row|table-(?:header|row|footer)-group/.test(
      getComputedStyle(parent).display,
    )
    if (isBeside || /inline|contents|table-c/.test(display)) return widthFor(parent)
    const { paddingLeft, paddingRight } = getComputedStyle(element)
    return element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
  }
  for (const { text, element } of seen) {
    const widest = widthFor(element)
    for (const found of text.data.matchAll(/[^\s\-–—()+]+/g)) {
      range.setStart(text, found.index)
      range.setEnd(text, found.index + found[0].length)
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0.5)
      const lines = new Set(rects.map(({ top }) => Math.round(top)))
      const width = rects.reduce((sum, rect) => sum + rect.width, 0)
      // An angle or a box may stand in the same line.
      if (lines.size > 1 && width < widest - 1.5 * rem)
        faults.push(`broken: "${found[0].slice(0, 40)}" in ${element.tagName} "${text.data.slice(0, 40)}"`)
    }
  }

  const isFigure = ({ data }: Text) => /\d/.test(data)
  // A bar that stays in sight stands over what is scrolled under it.
  const isOnPage = (element: Element): boolean =>
    element.parentElement === null ||
    (getComputedStyle(element).position !== 'sticky' && isOnPage(element.parentElement))
  const onPage = seen.filter(({ element }) => isOnPage(element))
  const figures = onPage.filter(({ text }) => isFigure(text))
  for (const { text, element, rects } of figures) {
    const part = element.closest('dl, table, li, section, form, header, main') ?? document.body
    const right = part.getBoundingClientRect().right
    if (rects.some((rect) => rect.right > right + 1))
      faults.push(`leaves its ${part.tagName}: "${text.data}"`)
    for (const other of onPage) {
      if (other.element.contains(element) || element.contains(other.element)) continue
      const isOver = other.rects.some((one) =>
        rects.some(
          (rect) =>
            Math.min(one.right, rect.right) - Math.max(one.left, rect.left) > -1 &&
            Math.min(one.bottom, rect.bottom) - Math.max(one.top, rect.top) >
              Math.min(one.height, rect.height) * 0.5,
        ),
      )
      // Beside each other without a gap two figures read as one.
      if (isOver && isFigure(other.text)) faults.push(`run together: "${text.data}" and "${other.text.data}"`)
    }
  }
  return [...new Set(faults)]
}
