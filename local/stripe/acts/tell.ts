import { buildEvent, type Happening } from '../build/event.ts'
import { newId, type Ledger } from '../state/ledger.ts'

/** Events that are kept for GET /v1/events, newest last. */
const KEPT = 10_000

/** Makes an event of what happened and sets it on its way, as often as the mood says. */
export function tell(ledger: Ledger, happening: Happening): void {
  const { state, mood } = ledger
  const event = buildEvent(newId('evt'), ledger.now(), happening)
  const { id, type, created } = event
  state.events.push({ id, type, created, body: JSON.stringify(event) })
  if (state.events.length > KEPT) state.events.splice(0, state.events.length - KEPT)
  for (let copy = 0; copy < mood.copies; copy += 1)
    state.deliveries.push({ id: newId('del'), eventId: id, attempts: 0, dueAt: ledger.machineNow() })
}
