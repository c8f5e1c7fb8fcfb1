import { browserStorage, keysWithPrefix, unsentKeyPrefix } from '../session/account-storage.ts'

/** Longest that a person who wants to leave waits for a slow line, in milliseconds. */
const patienceMs = 5000

/**
 * Sends what an account has unsent on this device before the session ends.
 * @returns what could not be sent, each in words; empty when the account has everything.
 */
export async function flushBeforeLogout(account: string): Promise<string[]> {
  try {
    const { sendUnsent, unsentInWords } = await import('../features/autosave/index.ts')
    await Promise.race([
      sendUnsent(account, { includeOtherTabs: true }),
      new Promise((resolve) => setTimeout(resolve, patienceMs)),
    ])
    return unsentInWords(account)
  } catch {
    // The code that sends cannot be fetched without a connection.
    return keysWithPrefix(browserStorage(), unsentKeyPrefix(account)).length > 0 ? ['Answers of a draft'] : []
  }
}
