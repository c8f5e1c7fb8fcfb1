import { expect } from 'vitest'
import type { Person } from './person.ts'

/** A person who uses the keyboard alone. */
export interface AtKeyboard {
  /** Presses Tab until the element with this name has the focus, and checks that the focus is visible. */
  tabsTo(name: string): Promise<void>
  /** Replaces the text of the focused input. */
  types(text: string): Promise<void>
  presses(key: 'Enter' | 'Space' | 'ArrowDown' | 'ArrowRight'): Promise<void>
  /** Expects the focus on the page's h1, from which a screen reader goes on reading. */
  isAtHeading(): Promise<void>
}

interface Focused {
  name: string
  tag: string
  isVisible: boolean
}

/** More Tab stops than any page has before its main button. */
const maxStops = 60

/** Lets a person use the keyboard alone. */
export function atKeyboard({ page }: Person): AtKeyboard {
  const focused = (): Promise<Focused> =>
    page.evaluate(() => {
      const at = document.activeElement as HTMLElement
      const labels = (at as HTMLInputElement).labels
      const words = at.getAttribute('aria-label') ?? labels?.[0]?.innerText ?? at.innerText
      // The label draws the focus of a radio button.
      const drawn = [at, ...(labels ?? [])].map((element) => getComputedStyle(element))
      const box = at.getBoundingClientRect()
      return {
        name: words.replace(/\s+/g, ' ').trim(),
        tag: at.tagName,
        isVisible:
          at.matches(':focus-visible') &&
          drawn.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px') &&
          ((labels?.length ?? 0) > 0 || (box.bottom > 0 && box.top < innerHeight)),
      }
    })
  return {
    tabsTo: async (name) => {
      const passed: string[] = []
      for (let stops = 0; stops < maxStops; stops += 1) {
        await page.keyboard.press('Tab')
        const at = await focused()
        passed.push(at.name)
        if (!at.name.startsWith(name)) continue
        expect(at.isVisible, `the focus on "${name}" can be seen`).toBe(true)
        return
      }
      throw new Error(`Tab never came to "${name}" at ${page.url()}, only to: ${passed.join(' | ')}`)
    },
    types: async (text) => {
      await page.keyboard.down('Control')
      await page.keyboard.press('a')
      await page.keyboard.up('Control')
      await page.keyboard.type(text)
    },
    presses: async (key) => page.keyboard.press(key),
    isAtHeading: async () => {
      await page.waitForFunction(() => document.activeElement?.tagName === 'H1').catch(() => undefined)
      expect((await focused()).tag, `focus at ${page.url()}`).toBe('H1')
    },
  }
}
