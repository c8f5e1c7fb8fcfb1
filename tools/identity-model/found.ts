import type { History } from './histories.ts'
import type { rules } from './model/rules.ts'

/** For each rule a history that breaks an invariant without it, found at random and shortened. They are played first. */
export const withoutRule: Readonly<Record<keyof typeof rules, History>> = {
  'a verification link acts in the browser that signed up': {
    world: 'own browsers',
    steps: ['evil: sign up', 'worker: runs', 'laptop: open verify-email', 'evil: log in'],
  },
  'it adopts that browser’s newest sign-up': {
    world: 'own browsers',
    steps: ['phone: sign up', 'laptop: sign in with Microsoft', 'worker: runs', 'phone: open verify-email'],
  },
  'verifying starts no session': {
    world: 'shared phone',
    steps: [
      'phone: changes hands',
      'phone: sign up',
      'phone: changes hands',
      'worker: runs',
      'phone: open verify-email',
      'evil: log in',
    ],
  },
  'a verified account is provisional': {
    world: 'shared phone',
    steps: [
      'phone: changes hands',
      'phone: sign up',
      'phone: changes hands',
      'worker: runs',
      'phone: open verify-email',
      'evil: log in',
    ],
  },
  'a sign-up’s session ends with it': {
    world: 'old mailbox lost',
    steps: ['laptop: sign in with Microsoft'],
  },
  'only vouched claims prove an address': {
    world: 'old mailbox lost',
    steps: ['phone: sign in with Microsoft'],
  },
  'an unvouched identity is linked by mail only': {
    world: 'thefts',
    steps: ['thief: learns the password', 'evil: sign in with Microsoft', 'evil: link by password'],
  },
  'a link proof acts in the browser that began': {
    world: 'own account',
    steps: [
      'evil: sign in with Microsoft',
      'evil: mail a link proof',
      'worker: runs',
      'laptop: open link-identity',
    ],
  },
  'a link proof ends what a provisional account brought': {
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
  'a reset ends sessions': {
    world: 'thefts',
    steps: [
      'laptop: log in',
      'thief: takes the session of the laptop',
      'laptop: forgot password',
      'worker: runs',
      'phone: open reset-password',
    ],
  },
  'a reset ends identities': {
    world: 'own browsers',
    steps: [
      'laptop: sign in with Google',
      'laptop: forgot password',
      'worker: runs',
      'laptop: open reset-password',
    ],
  },
  'a reset ends changes and links that wait': {
    world: 'thefts',
    steps: [
      'thief: learns the password',
      'evil: log in',
      'evil: change the address',
      'laptop: forgot password',
      'worker: runs',
      'laptop: open reset-password',
    ],
  },
  'a change of address is confirmed by the session that asked': {
    world: 'own account',
    steps: ['laptop: log in', 'laptop: change the address', 'worker: runs', 'phone: open change-email'],
  },
  'the old address agrees or has a week': {
    world: 'thefts',
    steps: [
      'thief: learns the password',
      'evil: log in',
      'evil: change the address',
      'worker: runs',
      'evil: open change-email',
    ],
  },
  'the week begins when the old address was told': {
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
  'a change of address cannot be undone': {
    world: 'old mailbox lost',
    steps: ['evil: open undo-email-change'],
  },
  'a change of address ends identities': { world: 'old mailbox lost', steps: ['den: sign in with Google'] },
  'a change of address ends links mailed before': {
    world: 'old mailbox lost',
    steps: ['evil: open reset-password', 'evil: log in'],
  },
  'Stop ends the sessions': {
    world: 'thefts',
    steps: [
      'laptop: log in',
      'thief: takes the session of the laptop',
      'evil: change the address',
      'worker: runs',
      'phone: stop the change',
    ],
  },
  'a mail to an unproved address names nobody': {
    world: 'own account',
    steps: [
      'laptop: log in',
      'laptop: change the address to the other one',
      'worker: runs',
      'laptop: open a forwarded change-email',
      'laptop: allow the change',
    ],
  },
  'adding a way in needs the mailbox or the factor': {
    world: 'thefts',
    steps: ['thief: learns the password', 'evil: log in', 'evil: add Microsoft'],
  },
  'the factor is removed with it alone': {
    world: 'passkey and thefts',
    steps: [
      'laptop: sign in with the passkey',
      'thief: takes the session of the laptop',
      'evil: remove the passkey',
    ],
  },
  'a lost factor costs a week': {
    world: 'passkey',
    steps: [
      'phone: lose the passkey',
      'phone: forgot password',
      'worker: runs',
      'phone: reset without the passkey',
    ],
  },
  'a newer mail leaves older links alone': {
    world: 'own account',
    steps: ['phone: forgot password', 'worker: sends the oldest mail', 'evil: forgot password'],
  },
  'a changed password leaves reset links alone': {
    world: 'given away',
    steps: ['laptop: forgot password', 'worker: runs', 'evil: change the password'],
  },
  'losing a sign-up costs nothing': {
    world: 'own browsers',
    steps: [
      'evil: sign up',
      'den: sign in with Microsoft',
      'phone: sign in with Microsoft',
      'evil: sign up',
      'laptop: sign up',
      'worker: runs',
      'evil: sign up',
    ],
  },
}

/** Histories that once broke an invariant of the model or of the product while they were built. */
const others: readonly History[] = [
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

/** Every history that was found: what is played first. */
export const found: readonly History[] = [...Object.values(withoutRule), ...others]
