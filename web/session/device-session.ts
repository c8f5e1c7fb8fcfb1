import type { Profile } from '../../contract/http/users.ts'

/** The session whose data this device keeps: every key of it holds the account's id and the session's tag. */
export interface DeviceSession {
  account: string
  /** Names the session; opens nothing. */
  tag: string
  /** Whether the person said that the device is their own: elsewhere results and the assistant stay in memory. */
  ownDevice: boolean
}

/** The tag of a session that has none: of a hosted provider, or of a sign-up that waits for its mail. */
export const untagged = 'hosted'

/** The session of a profile. One of a hosted provider tells neither tag nor device, so it counts as a shared device. */
export function deviceSessionOf({ id, session }: Pick<Profile, 'id' | 'session'>): DeviceSession {
  return { account: id, tag: session?.tag ?? untagged, ownDevice: session?.ownDevice ?? false }
}
