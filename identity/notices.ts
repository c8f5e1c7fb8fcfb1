import type { Notice } from '../db/tables/accounts.ts'

/**
 * The notices that the sign-up page names: since when their words stand, and the SHA-256 of these words. A test
 * compares the hashes with the pages, so that a new text gets a new version.
 */
export const notices: readonly Notice[] = [
  {
    notice: 'terms',
    version: '2026-11-22',
    textHash: 'f60990d85afc6a83128f23df79da88911018b490bcf6d831160ef8a83a2b9db9',
  },
  {
    notice: 'privacy',
    version: '2026-11-24',
    textHash: 'd1ccdcbcd85576d0bd59b18d6572014e5bb3a18df55ed27d6a231b93a2272e60',
  },
]
