import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { TargetType, type Browser, type Frame, type Page } from 'puppeteer'

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
      // Failed loads are judged below, where their address and status are known.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        this.troubles.push(message.text())
    })
    page.on('response', (response) => {
      const path = new URL(response.url()).pathname
      // "Who am I?" of a visitor is answered 401, and so is who believes in a session that has ended: that is how
      // the client learns it.
      const visitor = ['/api/users/me', '/api/auth/token'].includes(path) && response.status() === 401
      // A plan that has just ended is learned so, too: the assistant's door says it first.
      const planEnded = path === '/api/assistant/token' && response.status() === 402
      if (response.status() >= 400 && !visitor && !planEnded)
        this.troubles.push(`${response.status()} ${path}`)
    })
    page.on('pageerror', (error) => this.troubles.push(String(error)))
  }

  /** Someone new: a browser context of their own, nothing stored. */
  static async arrive(browser: Browser, app: string, width: number = 360): Promise<Person> {
    const context = await browser.createBrowserContext()
    const page = await context.newPage()
    // Not as a touch device: switching that for a picture would load the page anew.
    await page.setViewport({ width, height: 740 })
    page.setDefaultTimeout(15_000)
    return new Person(page, app)
  }

  /** Another tab of the same browser: the same session, the same storage. */
  async opensTab(): Promise<Person> {
    const page = await this.page.browserContext().newPage()
    const viewport = this.page.viewport()
    if (viewport) await page.setViewport(viewport)
    page.setDefaultTimeout(15_000)
    return new Person(page, this.#app)
  }

  /** Turns to this tab: only the tab in front draws. */
  async turnsHere(): Promise<void> {
    await this.page.bringToFront()
  }

  async losesConnection(): Promise<void> {
    await this.#connects(false)
  }

  async getsConnection(): Promise<void> {
    await this.#connects(true)
  }

  /** Of this tab, and of the service worker of its browser. */
  async #connects(online: boolean): Promise<void> {
    await this.page.setOfflineMode(!online)
    const workers = this.page
      .browserContext()
      .targets()
      .filter((target) => target.type() === TargetType.SERVICE_WORKER)
    for (const worker of workers) {
      const devtools = await worker.createCDPSession()
      const unlimited = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
      await devtools.send('Network.emulateNetworkConditions', { offline: !online, ...unlimited })
      // Without a connection the session stays: what it holds goes with it.
      if (online) await devtools.detach()
    }
  }

  /** Waits until this browser keeps the client for when there is no connection. */
  async keepsTheClient(): Promise<void> {
    await this.page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
  }

  /** Loads the page again, as the browser's button does. */
  async reloads(): Promise<void> {
    await this.page.reload({ waitUntil: 'load' })
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
    await this.#replaces(`::-p-aria([name="${label}"][role="textbox"])`, text)
  }

  /** Types a password: it has no textbox role, so it is found by its label. */
  async fillsPassword(label: string, text: string): Promise<void> {
    await this.#replaces(`input[type="password"]::-p-aria([name="${label}"])`, text)
  }

  /** Types into the only field of the page: a question's own heading is its label. */
  async fillsTheField(text: string): Promise<void> {
    await this.#replaces('main form input:not([type="radio"])', text)
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

  async #replaces(selector: string, text: string): Promise<void> {
    try {
      const field = await this.page.waitForSelector(selector, { visible: true })
      await field?.click({ count: 3 })
      await field?.press('Backspace')
      await field?.type(text)
    } catch (error) {
      throw new Error(`No field ${selector} at ${this.page.url()}:\n${await this.reads()}`, { cause: error })
    }
  }

  /** Closes messages in passing that lie over the page, as anyone does who wants the button under them. */
  async #closesMessages(): Promise<void> {
    for (const close of await this.page.$$('::-p-aria([name="Close message"][role="button"])'))
      await close.click().catch(() => undefined)
  }

  async #activates(role: string, name: string): Promise<void> {
    await this.#closesMessages()
    const selector = `::-p-aria([name="${name}"][role="${role}"])`
    try {
      await this.page.locator(selector).click()
    } catch (error) {
      throw new Error(`No ${role} "${name}" could be pressed at ${this.page.url()}:\n${await this.reads()}`, {
        cause: error,
      })
    }
  }

  /** Waits until the question with this slug (or `check`) stands on the page and in the address. */
  async isAsked(step: string): Promise<void> {
    try {
      await this.page.waitForFunction(
        (wanted) =>
          new URLSearchParams(location.search).get('step') === wanted &&
          document.querySelector('main')?.dataset['view'] === wanted,
        {},
        step,
      )
    } catch {
      throw new Error(`Expected the question ${step}, stands at ${this.page.url()}:\n${await this.reads()}`)
    }
  }

  /** The page's own heading. */
  async heading(): Promise<string> {
    return this.page.$eval('h1', (heading) => heading.textContent)
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

  /** Accessibility faults that axe finds on the page, or in a frame of it, as it stands: rule and first place. */
  async accessibilityFaults(place: Page | Frame = this.page): Promise<string[]> {
    // Runs in the page's own world without a script tag, so the content policy stays as it is.
    await place.evaluate(axeSource)
    return place.evaluate(async () => {
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
