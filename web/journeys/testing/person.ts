import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { TargetType, type Browser, type ElementHandle, type Frame, type Page } from 'puppeteer'

const pictures = resolve(import.meta.dirname, '../../../.reports/pictures')
/** Pictures are for people: no test looks at them, and drawing a whole page twice takes as long as many a step. */
const takesPictures = process.env['JOURNEY_PICTURES'] === 'on'
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Widths of the pictures of every screen, in CSS pixels. */
export const widths = [360, 1280] as const

/** How often a page is asked whether it shows what is waited for: asked with every frame, it would do little else. */
const looks = { polling: 50 }

/** A person at a browser, who finds elements by label, name and words. */
export class Person {
  readonly page: Page
  readonly #app: string
  /** The errors of the page's console and its failed requests; a journey ends with none. */
  readonly errors: string[] = []

  private constructor(page: Page, app: string) {
    this.page = page
    this.#app = app
    page.on('console', (message) => {
      // Failed requests are handled below, with their address and status.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        this.errors.push(message.text())
    })
    page.on('response', (response) => {
      const path = new URL(response.url()).pathname
      // A visitor's request for the profile is answered 401, and so is one after the session has ended.
      const isVisitor = ['/api/users/me', '/api/auth/token'].includes(path) && response.status() === 401
      // The assistant's token is refused with 402 when the plan has just ended.
      const hasPlanEnded = path === '/api/assistant/token' && response.status() === 402
      if (response.status() >= 400 && !isVisitor && !hasPlanEnded)
        this.errors.push(`${response.status()} ${path}`)
    })
    page.on('pageerror', (error) => this.errors.push(String(error)))
  }

  /** A new person, in a browser context with nothing stored. */
  static async arrive(browser: Browser, app: string, width: number = 360): Promise<Person> {
    const context = await browser.createBrowserContext()
    const page = await context.newPage()
    // Not a touch device: switching that for a picture would reload the page.
    await page.setViewport({ width, height: 740 })
    page.setDefaultTimeout(15_000)
    return new Person(page, app)
  }

  /** Opens another tab of the same browser, with the same session and storage. */
  async opensTab(): Promise<Person> {
    const page = await this.page.browserContext().newPage()
    const viewport = this.page.viewport()
    if (viewport) await page.setViewport(viewport)
    page.setDefaultTimeout(15_000)
    return new Person(page, this.#app)
  }

  /** Brings this tab to the front; only the front tab draws. */
  async turnsHere(): Promise<void> {
    await this.page.bringToFront()
  }

  async losesConnection(): Promise<void> {
    await this.#connects(false)
  }

  async getsConnection(): Promise<void> {
    await this.#connects(true)
  }

  /** Switches the connection of this tab and of the browser's service worker. */
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
      // The emulation ends with its session, so the session stays attached while offline.
      if (online) await devtools.detach()
    }
  }

  /** Waits until the service worker has cached the client. */
  async keepsTheClient(): Promise<void> {
    await this.page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
  }

  /** Reloads the page. */
  async reloads(): Promise<void> {
    await this.page.reload({ waitUntil: 'load' })
  }

  async leave(): Promise<void> {
    await this.page.browserContext().close()
  }

  async opens(path: string): Promise<void> {
    await this.page.goto(path.startsWith('http') ? path : this.#app + path, { waitUntil: 'load' })
  }

  /** Waits until these words are visible on the page. */
  async sees(words: string): Promise<void> {
    try {
      await this.page.waitForFunction(
        (wanted) => document.body.innerText.replace(/\s+/g, ' ').includes(wanted),
        looks,
        words,
      )
    } catch {
      throw new Error(`"${words}" did not appear at ${this.page.url()}:\n${await this.reads()}`)
    }
  }

  /** All visible words of the page, with single spaces. */
  async reads(): Promise<string> {
    return this.page.evaluate(() => document.body.innerText.replace(/\s+/g, ' '))
  }

  /** Replaces the text of the field with this label. */
  async fills(label: string, text: string): Promise<void> {
    await this.#replaces(`::-p-aria([name="${label}"][role="textbox"])`, text)
  }

  /** Replaces the text of the password field with this label; it has no textbox role. */
  async fillsPassword(label: string, text: string): Promise<void> {
    await this.#replaces(`input[type="password"]::-p-aria([name="${label}"])`, text)
  }

  /** Replaces the text of the page's only field, whose label is the page's heading. */
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

  /** Ticks the checkbox with this label, or unticks it. */
  async ticks(name: string): Promise<void> {
    const box = await this.page.waitForSelector(`::-p-aria([name="${name}"][role="checkbox"])`)
    await box?.evaluate((input) => (input as HTMLInputElement).click())
  }

  /** Ticks the row of a list whose label begins with these words, unless it is ticked. */
  async ticksTheRow(words: string): Promise<void> {
    const row = await this.#row(words)
    const isTicked = await row.evaluate(
      (label) => label.control instanceof HTMLInputElement && label.control.checked,
    )
    if (isTicked) return
    // The bar with Next covers the foot of the screen.
    await row.evaluate((label) => label.scrollIntoView({ block: 'center' }))
    await row.click()
  }

  /** The label that begins with these words. */
  async #row(words: string): Promise<ElementHandle<HTMLLabelElement>> {
    const found = await this.page.waitForFunction(
      (wanted) =>
        [...document.querySelectorAll('main label')].find((label) => label.textContent.startsWith(wanted)),
      looks,
      words,
    )
    return found as ElementHandle<HTMLLabelElement>
  }

  /** Whether the checkbox with this label is ticked. */
  async isTicked(name: string): Promise<boolean> {
    const box = await this.page.waitForSelector(`::-p-aria([name="${name}"][role="checkbox"])`)
    return box === null ? false : await box.evaluate((input) => (input as HTMLInputElement).checked)
  }

  /** Whether a button with this name is on the page now. */
  async offers(name: string): Promise<boolean> {
    return (await this.page.$(`::-p-aria([name="${name}"][role="button"])`)) !== null
  }

  /** Picks the option with this label of the list with that label. */
  async picks(name: string, option: string): Promise<void> {
    const list = await this.page.waitForSelector(`::-p-aria([name="${name}"][role="combobox"])`)
    const value = await list?.evaluate(
      (select, wanted) =>
        [...(select as HTMLSelectElement).options].find(({ text }) => text === wanted)?.value,
      option,
    )
    if (value === undefined) throw new Error(`${name} does not offer ${option}`)
    await list?.select(value)
  }

  /** Replaces the text of the box whose label begins with these words. */
  async fillsTheBox(words: string, text: string): Promise<void> {
    const label = await this.#row(words)
    const box = await label.evaluateHandle(({ control }) => control as HTMLInputElement)
    await box.click({ count: 3 })
    await box.press('Backspace')
    await box.type(text)
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

  /** Closes the toasts, which may cover a button. */
  async #closesMessages(): Promise<void> {
    await this.page.evaluate(() => {
      for (const button of document.querySelectorAll('button'))
        if (button.textContent === 'Close message' && button.checkVisibility()) button.click()
    })
  }

  async #activates(role: string, name: string): Promise<void> {
    await this.#closesMessages()
    // A hand comes from elsewhere: two presses at one place within a second would be one.
    await this.page.mouse.move(0, 0)
    const selector = `::-p-aria([name="${name}"][role="${role}"])`
    try {
      await this.#uncovers(selector)
      await this.#isFree(selector)
      await this.page.locator(selector).click()
    } catch (error) {
      throw new Error(`No ${role} "${name}" could be pressed at ${this.page.url()}:\n${await this.reads()}`, {
        cause: error,
      })
    }
  }

  /** Waits until what is to be pressed is busy no more: a press would do nothing, and the button shows it. */
  async #isFree(selector: string): Promise<void> {
    const found = await this.page.waitForSelector(selector)
    await this.page.waitForFunction(
      (element) => element?.getAttribute('aria-disabled') !== 'true',
      looks,
      found,
    )
  }

  /** Scrolls what the bar at the foot of the page covers to the middle, as a hand would before it presses. */
  async #uncovers(selector: string): Promise<void> {
    const found = await this.page.waitForSelector(selector)
    await found?.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const above = document.elementFromPoint(left + width / 2, top + height / 2)
      if (above !== null && !element.contains(above) && !above.contains(element))
        element.scrollIntoView({ block: 'center' })
    })
  }

  /** Waits until the question with this slug (or `check`) is on the page and in the address. */
  async isAsked(step: string): Promise<void> {
    try {
      await this.page.waitForFunction(
        (wanted) =>
          new URLSearchParams(location.search).get('step') === wanted &&
          document.querySelector('main')?.dataset['view'] === wanted,
        looks,
        step,
      )
    } catch {
      throw new Error(`Expected the question ${step}, stands at ${this.page.url()}:\n${await this.reads()}`)
    }
  }

  /** The text of the page's h1. */
  async heading(): Promise<string> {
    return this.page.$eval('h1', (heading) => heading.textContent)
  }

  /** The slug of the current question, from the address. */
  step(): string {
    return new URL(this.page.url()).searchParams.get('step') ?? ''
  }

  /** Waits until the address has this path and its page is shown; the query is ignored. */
  async isAt(path: string): Promise<void> {
    try {
      await this.page.waitForFunction(
        (wanted) =>
          location.pathname === wanted &&
          (document.querySelector('main')?.dataset['page'] ?? wanted) === wanted,
        looks,
        path,
      )
    } catch {
      throw new Error(`Expected ${path}, stands at ${this.page.url()}:\n${await this.reads()}`)
    }
  }

  /** Takes a picture of what is in the window, where JOURNEY_PICTURES is on: .reports/pictures/<name>.png. */
  async picture(name: string, options: { fullPage?: boolean } = {}): Promise<void> {
    if (!takesPictures) return
    mkdirSync(pictures, { recursive: true })
    await this.page.screenshot({ ...options, path: join(pictures, `${name}.png`) })
  }

  /** Shows the page at each width, and takes a picture of all of it: .reports/pictures/<name>-<width>.png. */
  async pictures(name: string): Promise<void> {
    const before = this.page.viewport()
    await this.turnsHere()
    for (const width of widths) {
      await this.page.setViewport({ width, height: 740 })
      await this.page.evaluate(() => new Promise(requestAnimationFrame))
      await this.picture(`${name}-${width}`, { fullPage: true })
    }
    if (before) await this.page.setViewport(before)
  }

  /** The faults that axe finds on the page or in a frame of it: rule and first element. */
  async accessibilityFaults(place: Page | Frame = this.page): Promise<string[]> {
    // Runs without a script tag, so that the content policy needs no exception.
    if (!(await place.evaluate(() => 'axe' in globalThis))) await place.evaluate(axeSource)
    return place.evaluate(async () => {
      interface AxeViolation {
        id: string
        nodes: { target: string[] }[]
      }
      interface Axe {
        run(options: { resultTypes: string[] }): Promise<{ violations: AxeViolation[] }>
      }
      const { axe } = globalThis as unknown as { axe: Axe }
      // Every rule runs on every element; what is sound is not described.
      const { violations } = await axe.run({ resultTypes: ['violations'] })
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)
    })
  }

  /** By how much the page is wider than the window, in CSS pixels. */
  async overflow(): Promise<number> {
    return this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
  }
}
