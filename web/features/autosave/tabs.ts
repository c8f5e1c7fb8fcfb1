import type { DraftAnswers } from './content.ts'

/** Answers of a draft that one writer of this browser sends. */
interface Sending {
  account: string
  draftId: string
  writer: string
  answers: DraftAnswers
}

const name = 'naijatax:sending'

/** The tabs of this browser; undefined in browsers of before 2022 that have no such channel. */
function openChannel(): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)
}

/** Tells the open tabs of this browser what is being sent, so that none takes it for another device's. */
export function tellTabs(sending: Sending): void {
  const channel = openChannel()
  channel?.postMessage(sending)
  channel?.close()
}

/**
 * Calls the listener with the answers of a draft that other writers of this browser send.
 * @returns a function that ends it.
 */
export function hearTabs(
  { account, draftId, writer }: Omit<Sending, 'answers'>,
  listener: (answers: DraftAnswers) => void,
): () => void {
  const channel = openChannel()
  const hear = ({ data }: MessageEvent<Sending>) => {
    if (data.account === account && data.draftId === draftId && data.writer !== writer) listener(data.answers)
  }
  channel?.addEventListener('message', hear)
  return () => channel?.close()
}
