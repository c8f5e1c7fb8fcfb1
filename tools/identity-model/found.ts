import type { History } from './histories.ts'

/** Histories that once broke an invariant, of the model or of the product. They are played first. */
export const found: readonly History[] = [
  {
    // The new address may be told long before the old one.
    world: 'thefts',
    steps: [
      'thief: learns the password',
      'evil: log in',
      'evil: change the address',
      'worker: sends the oldest mail',
      'evil: open change-email',
      'time: 8 days',
      'worker: runs',
    ],
  },
  {
    // The owner signs in with Google where a planted password waits.
    world: 'shared phone',
    steps: [
      'phone: changes hands',
      'phone: sign up',
      'phone: changes hands',
      'worker: runs',
      'phone: open verify-email',
      'laptop: sign in with Google',
      'laptop: mail a link proof',
      'worker: runs',
      'laptop: open link-identity',
      'evil: log in',
    ],
  },
  {
    // A change of address keeps the session that asked, and a thief may hold it too.
    world: 'thefts',
    steps: [
      'laptop: log in',
      'laptop: change the address',
      'worker: runs',
      'thief: takes the session of the laptop',
      'laptop: allow the change',
      'laptop: open change-email',
      'laptop: sign up',
      'worker: runs',
      'phone: open verify-email',
    ],
  },
]
