import type { BrowserInstance } from './browser-instance.ts'

/** The browser in use and those that end after what they have in hand. */
export class BrowserPool {
  readonly #launch: () => Promise<BrowserInstance>
  #current: Promise<BrowserInstance> | undefined
  #started: BrowserInstance | undefined
  readonly #ending = new Set<Promise<void>>()

  constructor(launch: () => Promise<BrowserInstance>) {
    this.#launch = launch
  }

  /** The browser in use; started when there is none, or when the last one has ended by itself. */
  take(): Promise<BrowserInstance> {
    if (this.#started?.isRetired) this.dropCurrent()
    return this.#current ?? this.#start()
  }

  /**
   * Gives out this browser no longer; it ends after what it has in hand, also when it is still starting.
   * @param how `now`: whatever it has in hand.
   */
  drop(browser: Promise<BrowserInstance>, { now = false } = {}): void {
    if (this.#current === browser) {
      this.#current = undefined
      this.#started = undefined
    }
    const end = browser.then(
      (kept) => (now ? kept.kill() : kept.retire()),
      () => undefined,
    )
    this.#ending.add(end)
    void end.then(() => this.#ending.delete(end))
  }

  /** Gives out the browser in use no longer. */
  dropCurrent(): void {
    if (this.#current) this.drop(this.#current)
  }

  /** Gives out the browser in use no longer once it took so many documents. */
  dropWorn(documents: number): void {
    if (this.#started && this.#started.taken >= documents) this.dropCurrent()
  }

  /** Resolves when every browser that was dropped has ended. */
  async allEnded(): Promise<void> {
    await Promise.all(this.#ending)
  }

  #start(): Promise<BrowserInstance> {
    const starting = this.#launch()
    this.#current = starting
    void this.#remember(starting)
    return starting
  }

  async #remember(starting: Promise<BrowserInstance>): Promise<void> {
    try {
      const kept = await starting
      if (this.#current === starting) this.#started = kept
    } catch {
      // Whoever waits for it meets the fault.
    }
  }
}
