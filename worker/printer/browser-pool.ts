import type { BrowserInstance } from './browser-instance.ts'

/** The browser in use, and retired ones that still finish their pages. */
export class BrowserPool {
  readonly #launch: () => Promise<BrowserInstance>
  #current: Promise<BrowserInstance> | undefined
  /** The current browser, once it has started. */
  #started: BrowserInstance | undefined
  readonly #ending = new Set<Promise<void>>()

  constructor(launch: () => Promise<BrowserInstance>) {
    this.#launch = launch
  }

  /** The browser in use; started when there is none, or when the last one has ended by itself. */
  current(): Promise<BrowserInstance> {
    if (this.#started?.isRetired) this.retireCurrent()
    return this.#current ?? this.#start()
  }

  /**
   * Retires a browser, also one that is still starting: it ends after its pages.
   * @param how `now`: ends it at once.
   */
  retire(browser: Promise<BrowserInstance>, { now = false } = {}): void {
    if (this.#current === browser) {
      this.#current = undefined
      this.#started = undefined
    }
    const end = browser.then(
      (instance) => (now ? instance.kill() : instance.retire()),
      () => undefined,
    )
    this.#ending.add(end)
    void end.then(() => this.#ending.delete(end))
  }

  /** Retires the browser in use. */
  retireCurrent(): void {
    if (this.#current) this.retire(this.#current)
  }

  /** Retires the browser in use once it took this many documents. */
  retireAfter(documents: number): void {
    if (this.#started && this.#started.documents >= documents) this.retireCurrent()
  }

  /** Resolves when every retired browser has ended. */
  async allEnded(): Promise<void> {
    await Promise.all(this.#ending)
  }

  #start(): Promise<BrowserInstance> {
    const starting = this.#launch()
    this.#current = starting
    void this.#rememberStarted(starting)
    return starting
  }

  async #rememberStarted(starting: Promise<BrowserInstance>): Promise<void> {
    try {
      const instance = await starting
      if (this.#current === starting) this.#started = instance
    } catch {
      // The callers of current() get the error.
    }
  }
}
