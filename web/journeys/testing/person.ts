import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import type { Browser, Page } from 'puppeteer'

const pictures = resolve(import.meta.dirname, '../../../.reports/pictures')
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Widths at which every screen is looked at (CSS pixels). */
export const widths = [360, 1280] as const

/** A person at a browser: finds things as people do, by label, name and words. */
export class Person {
  readonly page: Page
  readonly #app: string
  /** What the page's console called an error or refused to load; a journey ends with none. */
  readonly troubles: string[] = []

  private constructor(page: Page, app: string) {
    this.page = page
    this.#app = app
    page.on('console', (message) => {
      if (message.type() === 'error') this.troubles.push(message.text())
    })
    page.on('pageerror', (error) => this.troubles.push(String(error)))
  }

  /** Someone new: a browser context of their own, nothing stored. */
  static async arrive(browser: Browser, app: string, width: number = 360): Promise<Person> {
    const context = await browser.createBrowserContext()
    const page = await context.newPage()
    await page.setViewport({ width, height: 740, isMobile: width < 600, hasTouch: width < 600 })
    page.setDefaultTimeout(15_000)
    return new Person(page, app)
  }

  async leave(): Promise<void> {
    await this.page.browserContext().close()
  }

  async opens(path: string): Promise<void> {
    await this.page.goto(path.startsWith('http') ? path : this.#app + path, { waitUntil: 'load' })
  }

  /** Waits until these words stand on the page, visibly. */
  async sees(words: string): Promise<void> {
    try {
      await this.page.waitForFunction(
        (wanted) => document.body.innerText.replace(/\s+/g, ' ').includes(wanted),
        {},
        words,
      )
    } catch {
      throw new Error(`"${words}" did not appear at ${this.page.url()}:\n${await this.reads()}`)
    }
  }

  /** All words of the page as they stand, with single spaces. */
  async reads(): Promise<string> {
    return this.page.evaluate(() => document.body.innerText.replace(/\s+/g, ' '))
  }

  /** Types into the field with this label, in place of what stood there. */
  async fills(label: string, text: string): Promise<void> {
    const field = await this.page.waitForSelector(`::-p-aria([name="${label}"][role="textbox"])`, {
      visible: true,
    })
    if (!field) throw new Error(`There is no field called "${label}"`)
    await field.click({ count: 3 })
    await field.press('Backspace')
    await field.type(text)
  }

  /** Types a password: it has no textbox role, so it is found by its label. */
  async fillsPassword(label: string, text: string): Promise<void> {
    const field = await this.page.waitForSelector(`input[type="password"]::-p-aria([name="${label}"])`, {
      visible: true,
    })
    await field?.click({ count: 3 })
    await field?.type(text)
  }

  /** Types into the only field of the page: a question's own heading is its label. */
  async fillsTheField(text: string): Promise<void> {
    const field = await this.page.waitForSelector('main input:not([type="radio"])', { visible: true })
    await field?.click({ count: 3 })
    await field?.press('Backspace')
    await field?.type(text)
  }

  async presses(name: string): Promise<void> {
    await this.#activates('button', name)
  }

  async follows(name: string): Promise<void> {
    await this.#activates('link', name)
  }

  async chooses(name: string): Promise<void> {
    const option = await this.page.waitForSelector(`::-p-aria([name="${name}"][role="radio"])`)
    await option?.evaluate((input) => (input as HTMLInputElement).click())
  }

  async #activates(role: string, name: string): Promise<void> {
    const selector = `::-p-aria([name="${name}"][role="${role}"])`
    try {
      await this.page.locator(selector).click()
    } catch (error) {
      throw new Error(`No ${role} "${name}" could be pressed at ${this.page.url()}:\n${await this.reads()}`, {
        cause: error,
      })
    }
  }

  /** Waits until the question with this slug is asked (or `check`), by the step in the address. */
  async isAsked(step: string): Promise<void> {
    await this.page.waitForFunction(
      (wanted) => new URLSearchParams(location.search).get('step') === wanted,
      {},
      step,
    )
  }

  /** The question that is asked now, by the step in the address. */
  step(): string {
    return new URL(this.page.url()).searchParams.get('step') ?? ''
  }

  /** Waits until the address is this path (query apart). */
  async isAt(path: string): Promise<void> {
    try {
      await this.page.waitForFunction((wanted) => location.pathname === wanted, {}, path)
    } catch {
      throw new Error(`Expected ${path}, stands at ${this.page.url()}:\n${await this.reads()}`)
    }
  }

  /** Takes a picture of the whole page at each width, for looking at: .reports/pictures/<name>-<width>.png. */
  async pictures(name: string): Promise<void> {
    mkdirSync(pictures, { recursive: true })
    const before = this.page.viewport()
    for (const width of widths) {
      await this.page.setViewport({ width, height: 740 })
      await this.page.screenshot({ path: join(pictures, `${name}-${width}.png`), fullPage: true })
    }
    if (before) await this.page.setViewport(before)
  }

  /** Accessibility faults that axe finds on the page as it stands: rule and first place. */
  async accessibilityFaults(): Promise<string[]> {
    // Runs in the page's own world without a script tag, so the content policy stays as it is.
    await this.page.evaluate(axeSource)
    return this.page.evaluate(async () => {
      const axe = (globalThis as unknown as { axe: { run(): Promise<{ violations: AxeViolation[] }> } }).axe
      interface AxeViolation {
        id: string
        nodes: { target: string[] }[]
      }
      const { violations } = await axe.run()
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)
    })
  }

  /** How far the page is wider than the window, in CSS pixels: 0 when nothing is cut off. */
  async overflow(): Promise<number> {
    return this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
  }
}
