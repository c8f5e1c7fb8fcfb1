import { bearer } from '../../identity/index.ts'
import { deviceSessionOf, type DeviceSession } from '../../session/index.ts'
import type { Profile } from '../../../contract/http/index.ts'

/** The API's answer to a request for a token, with the session that it is for. */
type AssistantToken = Pick<Profile, 'id' | 'session'> & {
  token: string
  /** Origin that the loader comes from. */
  host: string
}

/**
 * Requests a token for the assistant, valid for five minutes.
 * @returns 'refused' when the plan or the session has ended, or when this browser is in another session by now;
 *   undefined when there is no usable answer.
 */
export async function requestToken(of: DeviceSession): Promise<AssistantToken | 'refused' | undefined> {
  try {
    const session = await bearer.getToken()
    const answer = await fetch('/api/assistant/token', {
      method: 'POST',
      headers: session === undefined ? {} : { Authorization: `Bearer ${session}` },
    })
    if ([401, 402, 403].includes(answer.status)) return 'refused'
    if (!answer.ok) return undefined
    const given = (await answer.json()) as AssistantToken
    const { account, tag } = deviceSessionOf(given)
    return account === of.account && tag === of.tag ? given : 'refused'
  } catch {
    return undefined
  }
}
