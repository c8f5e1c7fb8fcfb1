import { setTimeout } from 'node:timers/promises'
import type { SerializedAXNode } from 'puppeteer'
import { expect } from 'vitest'
import type { Screen } from './screens.ts'
import type { Person } from './person.ts'

/** Words alone; what they are the name of stands in the tree itself. */
const plain = new Set([
  'StaticText',
  'InlineTextBox',
  'LineBreak',
  'ListMarker',
  'paragraph',
  'strong',
  'emphasis',
  'time',
  'generic',
  'none',
  'LabelText',
  'Legend',
  'Abbr',
  'Section',
  'rowgroup',
])
const states = [
  'checked',
  'pressed',
  'expanded',
  'selected',
  'disabled',
  'required',
  'invalid',
  'haspopup',
  'level',
] as const

const months = 'January|February|March|April|May|June|July|August|September|October|November|December'

/** A name without what differs from run to run: days, years, addresses. */
function steady(name: string): string {
  return (
    name
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/[\w.+-]+@[\w.-]+/g, '(address)')
      .replaceAll(new RegExp(`\\b\\d{1,2} (?:${months}) \\d{4}\\b`, 'g'), '(day)')
      .replaceAll(/\b\d{1,2} [A-Z][a-z]{2,3} \d{4}, \d\d:\d\d/g, '(moment)')
      // Before the years: one code of a hundred looks like one.
      .replaceAll(/Type \d{4} to/g, 'Type (code) to')
      .replaceAll(/\b20\d\d\b/g, '(year)')
  )
}

function linesOf(node: SerializedAXNode, depth: number): string[] {
  const inner = (at: number) => (node.children ?? []).flatMap((child) => linesOf(child, at))
  if (plain.has(node.role)) return inner(depth)
  const told = states.flatMap((state) => {
    const value = node[state]
    return value === undefined || value === false || value === 'false'
      ? []
      : [value === true ? state : `${state}=${value}`]
  })
  const name = node.name === undefined || node.name === '' ? [] : [`"${steady(node.name)}"`]
  const line = [
    node.role,
    ...name,
    ...told,
    ...(node.description ? [`(${steady(node.description)})`] : []),
  ].join(' ')
  return [`${'  '.repeat(depth)}${line}`, ...inner(depth + 1)]
}

async function treeNow({ page }: Person): Promise<string> {
  const root = await page.accessibility.snapshot({ interestingOnly: false })
  if (!root) throw new Error('The page has no accessibility tree')
  return `${linesOf(root, 0).join('\n')}\n`
}

/** Between two looks at a page, to see whether it still changes: milliseconds. */
const settling = 400

/**
 * What a screen reader finds on a page that has settled, an element a line: its role, its name and its states, without
 * plain text.
 */
async function accessibilityTree(person: Person): Promise<string> {
  for (let before = '', looks = 0; ; looks += 1) {
    const now = await treeNow(person)
    if (now === before || looks > 20) return now
    before = now
    await setTimeout(settling)
  }
}

/** Compares the page with the file of the screen that a person has read; who changes one with `-u` reads what changed. */
export async function readsTree(person: Person, screen: Screen): Promise<void> {
  await expect(await accessibilityTree(person)).toMatchFileSnapshot(`./accessibility-trees/${screen}.txt`)
}
