import { testRandomHistories } from './real/random-histories.ts'

// 1,000 here and 1,000 in the file beside it, which another worker runs; 20,000 of a new seed in `npm run test:faults`.
testRandomHistories(
  [
    { world: 'own browsers', count: 333 },
    { world: 'shared phone', count: 333 },
    { world: 'own account', count: 334 },
  ],
  2_000,
)
