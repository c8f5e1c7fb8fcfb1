import { browserStorage, unsentEntries } from '../session/account-storage.ts'
import { waitingFacts } from '../session/storage-keys.ts'

/** Longest wait for the answers to be sent, in milliseconds. */
const timeoutMs = 5000

/**
 * Sends the unsent answers of an account before its session ends.
 * @returns what could not be sent, in words; empty when the server has everything.
 */
export async function flushBeforeLogout(account: string): Promise<string[]> {
  const drafts = await flushDrafts(account)
  return waitingFacts(account).length > 0 ? [...drafts, 'Answers under Make it exact'] : drafts
}

async function flushDrafts(account: string): Promise<string[]> {
  try {
    const { sendUnsent, unsentInWords } = await import('../features/autosave/index.ts')
    await Promise.race([
      sendUnsent(account, { includeOtherTabs: true }),
      new Promise((resolve) => setTimeout(resolve, timeoutMs)),
    ])
    return unsentInWords(account)
  } catch {
    // Without a connection the code that sends cannot be fetched.
    return unsentEntries(browserStorage(), { account }).length > 0 ? ['Answers of a draft'] : []
  }
}
