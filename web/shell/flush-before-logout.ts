import { browserStorage, unsentEntries } from '../session/account-storage.ts'

/** Longest wait for the answers to be sent, in milliseconds. */
const timeoutMs = 5000

/**
 * Sends the unsent answers of an account before its session ends.
 * @returns what could not be sent, in words; empty when the server has everything.
 */
export async function flushBeforeLogout(account: string): Promise<string[]> {
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
