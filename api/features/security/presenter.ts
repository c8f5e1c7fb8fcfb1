import type { Security } from '../../../contract/http/index.ts'
import type { SecurityEvent } from '../../../db/stores/security-events.ts'
import type { SessionRow } from '../../../db/stores/sessions.ts'
import type { WaitingChange } from '../../../db/stores/waiting-changes.ts'
import type { WayIn } from '../../../identity/ways-in.ts'
import { browserName } from '../../../platform/browser-name.ts'

const moment = (at: Date | null): string | null => at?.toISOString() ?? null

/** A session as its owner sees it. @param current the id of the session that asks. */
export function presentDevice(session: SessionRow, current: string): Security['devices'][number] {
  const { id, userAgent, ownDevice, begunBy, createdAt, lastSeenAt } = session
  return {
    id,
    current: id === current,
    browser: browserName(userAgent),
    ownDevice,
    begunBy,
    signedInAt: createdAt.toISOString(),
    lastUsedAt: lastSeenAt.toISOString(),
  }
}

/** A way in as its owner sees it. */
export function presentWayIn({ provedAt, usedAt, ...way }: WayIn): Security['waysIn'][number] {
  return { ...way, provedAt: moment(provedAt), usedAt: moment(usedAt) }
}

/** A change that waits. */
export function presentWait({
  id,
  kind,
  newEmail,
  takesEffectAt,
  provedAt,
}: WaitingChange): Security['waits'][number] {
  return {
    id,
    kind,
    ...(newEmail !== null && { newEmail }),
    takesEffectAt: takesEffectAt.toISOString(),
    proved: provedAt !== null,
  }
}

/** An event of the history. */
export function presentEvent({ event, at, userAgent, detail }: SecurityEvent): Security['history'][number] {
  const browser = userAgent === null ? null : browserName(userAgent)
  return { event, at: at.toISOString(), browser, ...detail }
}
