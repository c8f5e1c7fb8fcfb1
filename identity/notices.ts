import type { Notice } from '../db/tables/accounts.ts'

/**
 * The notices that the sign-up page names: since when their words stand, and the SHA-256 of these words. A test
 * compares the hashes with the pages, so that a new text gets a new version.
 */
export const notices: readonly Notice[] = [
  {
    notice: 'terms',
    version: '2026-11-27',
    textHash: '6f24b4c43739b3a2b2c89a8696875f1a06aec92f6a24ec0d34fa0888cb74a192',
  },
  {
    notice: 'privacy',
    version: '2026-11-24',
    textHash: 'd1ccdcbcd85576d0bd59b18d6572014e5bb3a18df55ed27d6a231b93a2272e60',
  },
]
