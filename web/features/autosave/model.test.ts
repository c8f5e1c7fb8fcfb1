import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseAmount } from '../../../tax/index.ts'
import { Device, FakeServer, type Line } from './testing/world.ts'

const amounts = ['salary', 'interest'] as const
const lines = ['clear', 'lost', 'deaf', 'slow'] as const satisfies readonly Line[]
/** Ways in which people and boxes write the same figure. */
const layouts = [
  (naira: number) => String(naira),
  (naira: number) => naira.toLocaleString('en-NG'),
  (naira: number) => `₦${naira.toLocaleString('en-NG')}`,
  (naira: number) => `${naira}.00`,
]
const nairaOf = (value: unknown): number | undefined => {
  const parsed = parseAmount(value)
  return parsed.kind === 'amount' ? parsed.naira : undefined
}

const who = { device: fc.nat(1), tab: fc.nat(1) }
const event = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ does: fc.constant('types'), ...who, key: fc.nat(1), layout: fc.nat(3) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('formats'), ...who, key: fc.nat(1), layout: fc.nat(3) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('waits'), ...who, ms: fc.constantFrom(100, 400, 1500) }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('line'), ...who, line: fc.constantFrom(...lines) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('killed'), ...who }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('opens'), ...who }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('leaves'), ...who }) },
)

interface Event {
  does: string
  device: number
  tab: number
  key?: number
  layout?: number
  ms?: number
  line?: Line
}

/** Two devices with two tabs each, and one draft. Every typed figure is another one, so that each is told from all. */
async function live(history: readonly Event[]) {
  const server = new FakeServer({ answers: { salary: '1', interest: '2' }, currentStep: 0 })
  const devices = [new Device(server), new Device(server)]
  const last = new Map<string, number>()
  const typedOn = new Map<number, Device>()
  let naira = 1000
  for (const device of devices) await device.open(0)
  for (const { does, device: at, tab, key = 0, layout = 0, ms = 0, line = 'clear' } of history) {
    const device = devices[at] as Device
    const name = amounts[key] ?? 'salary'
    const write = layouts[layout] ?? String
    if (does === 'types' && device.type(tab, { [name]: write((naira += 1)) })) {
      last.set(name, naira)
      typedOn.set(naira, device)
    }
    if (does === 'formats') {
      const shown = nairaOf(device.tabs[tab]?.autosave.read().answers[name])
      if (shown !== undefined) device.type(tab, { [name]: write(shown) })
    }
    if (does === 'waits') for (const each of devices) await each.pass(ms)
    if (does === 'line') device.setLine(line)
    if (does === 'killed') device.kill(tab)
    if (does === 'opens') await device.open(tab)
    if (does === 'leaves') device.tabs[tab]?.autosave.flush(true)
  }
  for (const device of [...devices, ...devices]) await device.settle()
  return { server, devices, last, typedOn }
}

const histories = fc.array<Event>(event, { minLength: 1, maxLength: 40 })

it('what a person typed last is in the end on the server or asked about, and every question names its side', async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      const { server, devices, last, typedOn } = await live(history)
      for (const [key, naira] of last) {
        const there = nairaOf(server.draft.answers[key as 'salary'])
        const asked = devices
          .flatMap((device) => device.asks())
          .filter((conflict) => conflict.key === key)
          .flatMap(({ mine, theirs }) => [nairaOf(mine), nairaOf(theirs)])
        expect([there, ...asked], key).toContain(naira)
      }
      for (const device of devices)
        for (const { theirs, inTab = false } of device.asks())
          expect(inTab, `${String(theirs)} in a tab of this device`).toBe(
            typedOn.get(nairaOf(theirs) ?? 0) === device,
          )
    }),
    { numRuns: 400 },
  )
}, 60_000)

it('the layout of figures alone never reaches the server, nor asks anything', async () => {
  const without = histories.map((all) => all.filter(({ does }) => does !== 'types'))
  await fc.assert(
    fc.asyncProperty(without, async (history) => {
      const { server, devices } = await live(history)
      expect(server.draft.version).toBe(1)
      expect(devices.flatMap((device) => device.asks())).toEqual([])
    }),
    { numRuns: 100 },
  )
}, 60_000)
