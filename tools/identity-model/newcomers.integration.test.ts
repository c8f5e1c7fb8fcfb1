import { testRandomHistories } from './real/random-histories.ts'

// 400 here and 400 in the file beside it, which another worker runs; 20,000 of a new seed in `npm run test:faults`.
testRandomHistories(
  [
    { world: 'own browsers', count: 133 },
    { world: 'shared phone', count: 133 },
    { world: 'own account', count: 134 },
  ],
  800,
)
