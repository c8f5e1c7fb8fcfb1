import type { Notice } from '../db/tables/accounts.ts'

/**
 * The notices that the sign-up page names: since when their words stand, and the SHA-256 of these words. A test
 * compares the hashes with the pages, so that a new text gets a new version.
 */
export const notices: readonly Notice[] = [
  {
    notice: 'terms',
    version: '2026-11-21',
    textHash: '49832ea4ccdbad813d0c041da589a89e899a31d3367e41c76f23730915808e2e',
  },
  {
    notice: 'privacy',
    version: '2026-11-21',
    textHash: '0a7c0db5ce502937d43a36bc772bafdc39c429bcccbd2f12835d1b5363ab8b3b',
  },
]
