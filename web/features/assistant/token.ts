import { bearer } from '../../identity/index.ts'

/** What the API gives for the assistant. */
export interface AssistantToken {
  token: string
  /** Origin that the loader comes from. */
  host: string
}

/**
 * A token of the assistant: of five minutes, for the account that is signed in.
 * @returns 'refused' when the plan or the session has ended; undefined when no answer came.
 */
export async function askToken(): Promise<AssistantToken | 'refused' | undefined> {
  try {
    const session = await bearer.find()
    const answer = await fetch('/api/assistant/token', {
      method: 'POST',
      headers: session === undefined ? {} : { Authorization: `Bearer ${session}` },
    })
    if ([401, 402, 403].includes(answer.status)) return 'refused'
    return answer.ok ? ((await answer.json()) as AssistantToken) : undefined
  } catch {
    return undefined
  }
}
