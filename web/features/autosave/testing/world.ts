import { ApiError } from '../../../api/api-error.ts'
import { openingOf, type ServerDraft } from '../../questionnaire/opening.ts'
import { createAutosave } from '../autosave.ts'
import type { Autosave, DraftRemote } from '../autosave-types.ts'
import type { DraftAnswers, DraftContent } from '../content.ts'
import {
  draftStore,
  eachLocalDraft,
  hasUnsentChanges,
  readLocalDrafts,
  type LocalDraft,
} from '../local-drafts.ts'
import { fakeStorage, fakeTimer, type FakeTimer } from './fakes.ts'

const id = '01900000-0000-7000-8000-000000000001'
const moment = '2026-11-20T09:12:00.000Z'
const account = 'ada'
const offline = () => new ApiError(0, 'offline', 'No connection')

/**
 * What becomes of the requests of a device. lost: none arrives. deaf: they arrive, and their answers are lost. slow: they
 * wait until the line is clear.
 */
export type Line = 'clear' | 'lost' | 'deaf' | 'slow'

/** One draft on the server, as the API keeps it. */
export class FakeServer {
  draft: DraftContent & { version: number }
  constructor(start: DraftContent) {
    this.draft = { ...start, version: 1 }
  }

  /** The draft as a read answers. */
  read() {
    return { id, createdAt: moment, updatedAt: moment, ...this.draft }
  }

  /** Saves, or refuses an outdated version. */
  update(content: DraftContent, version: number): { version: number } {
    if (version !== this.draft.version)
      throw new ApiError(409, 'stale_draft', 'Changed elsewhere', { body: { draft: this.read() } })
    this.draft = { ...content, version: version + 1 }
    return { version: this.draft.version }
  }
}

/** A page that shows the draft. */
interface Tab {
  autosave: Autosave
  timer: FakeTimer
  /** Nothing of a killed page runs any more. */
  isAlive: boolean
}

/** A browser with its storage, its tabs and its line. */
export class Device {
  line: Line = 'clear'
  readonly tabs: (Tab | undefined)[] = [undefined, undefined]
  readonly #storage = fakeStorage()
  readonly #server: FakeServer
  #writers = 0
  #minutes = 0
  #waiting: (() => void)[] = []

  constructor(server: FakeServer) {
    this.#server = server
  }

  /** Sends over the line as it is now. */
  async #over<T>(act: () => T): Promise<T> {
    if (this.line === 'lost') throw offline()
    if (this.line === 'slow') await new Promise<void>((go) => this.#waiting.push(go))
    const isDeaf = this.line === 'deaf'
    const answer = act()
    if (isDeaf) throw offline()
    return answer
  }

  /** Changes the line; what waited on a slow one goes on. */
  setLine(line: Line): void {
    this.line = line
    if (line === 'slow') return
    for (const go of this.#waiting.splice(0)) go()
  }

  #now = () => new Date(Date.parse(moment) + (this.#minutes += 1) * 60_000).toISOString()

  #start(writer: string, draft: LocalDraft, tag = 'phone'): Tab {
    const tab: Tab = { isAlive: true, timer: fakeTimer(), autosave: undefined as never }
    const store = draftStore({ account, tag }, id, writer, this.#storage, this.#now, ({ answers }) => {
      for (const other of this.tabs) if (other !== tab && other?.isAlive) other.autosave.hear(answers)
    })
    const whileAlive =
      <Args extends unknown[], Result>(act: (...args: Args) => Result, dead: Result) =>
      (...args: Args) =>
        tab.isAlive ? act(...args) : dead
    const forever = new Promise<never>(() => undefined)
    const remote: DraftRemote = {
      create: () => this.#over(() => this.#server.read()),
      update: async (content, version) => {
        const answer = await this.#over(() => this.#server.update(content, version)).catch((thrown) => {
          if (tab.isAlive) throw thrown
          return forever
        })
        return tab.isAlive ? answer : forever
      },
    }
    const guarded = {
      put: whileAlive(store.put, false),
      clear: whileAlive(store.clear, undefined),
      clearOthers: whileAlive(store.clearOthers, undefined),
      tell: whileAlive(store.tell, undefined),
    }
    tab.autosave = createAutosave(draft, remote, guarded, tab.timer)
    return tab
  }

  /** Opens the draft in a tab, as the questionnaire does; nothing where neither server nor device has it. */
  async open(slot: number): Promise<void> {
    if (this.tabs[slot]?.isAlive) return
    const canRead = this.line === 'clear'
    const server: ServerDraft | undefined = canRead ? this.#server.read() : undefined
    const opening = openingOf(server, readLocalDrafts(account, this.#storage, id))
    if (opening.state !== 'open') return
    const tab = this.#start(`writer-${(this.#writers += 1)}`, opening.draft)
    this.tabs[slot] = tab
    tab.autosave.adoptLocalDrafts()
    tab.autosave.flush()
    await tab.timer.advance(0)
  }

  /** The page is killed: what it was sending may still arrive. */
  kill(slot: number): void {
    const tab = this.tabs[slot]
    if (tab) tab.isAlive = false
    this.tabs[slot] = undefined
  }

  type(slot: number, answers: DraftAnswers): boolean {
    const tab = this.tabs[slot]
    tab?.autosave.change({ answers: { ...tab.autosave.read().answers, ...answers } })
    return tab !== undefined
  }

  async pass(ms: number): Promise<void> {
    for (const tab of this.tabs) await tab?.timer.advance(ms)
  }

  /** The line is clear: open tabs send, and what closed ones left is sent as by the dashboard. */
  async settle(): Promise<void> {
    this.setLine('clear')
    await this.pass(0)
    for (const tab of this.tabs) tab?.autosave.flush()
    await this.pass(60_000)
    for (const stored of eachLocalDraft(account, this.#storage)) {
      if (!hasUnsentChanges(stored)) continue
      const sender = this.#start(stored.writer, stored, stored.tag)
      sender.autosave.leave()
      await sender.timer.advance(60_000)
    }
  }

  /** The answers about which this device asks its person. */
  asks() {
    const open = this.tabs.flatMap((tab) => tab?.autosave.read().conflicts ?? [])
    return [...open, ...readLocalDrafts(account, this.#storage).flatMap(({ conflicts }) => conflicts)]
  }
}
