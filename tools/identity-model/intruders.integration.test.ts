import { testRandomHistories } from './real/random-histories.ts'

// The beginning of the last two costs as much as ten steps: there are fewer of them, and more happens in each.
testRandomHistories(
  [
    { world: 'thefts', count: 320 },
    { world: 'given away', count: 40, drawn: 24 },
    { world: 'old mailbox lost', count: 40, drawn: 24 },
  ],
  1_000,
)
