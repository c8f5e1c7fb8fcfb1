/** Each rule of identity that can be taken back alone, and what holds without it. */
export const rules = {
  'a verification link acts in the browser that signed up': 'opened anywhere, it adopts a sign-up',
  'it adopts that browser’s newest sign-up': 'it adopts the newest of the address, whoever made it',
  'verifying starts no session': 'the browser is signed in at once',
  'a verified account is provisional': 'what the sign-up brought counts everywhere at once',
  'a sign-up’s session ends with it': 'it becomes a session of the account',
  'only vouched claims prove an address': 'any provider’s word is proof',
  'an unvouched identity is linked by mail only': 'a password links it too',
  'a link proof acts in the browser that began': 'opened anywhere, it links what waits',
  'a link proof ends what a provisional account brought': 'the planted password stays',
  'a reset ends sessions': 'they live on',
  'a reset ends identities': 'they stay',
  'a reset ends changes and links that wait': 'they wait on',
  'a change of address is confirmed by the session that asked': 'opened anywhere, the link confirms',
  'the old address agrees or has a week': 'a confirmed change takes effect at once',
  'the week begins when the old address was told': 'it begins when the change was asked for',
  'a change of address cannot be undone': 'a link to the old address undoes it for three days',
  'a change of address ends identities': 'they stay',
  'a change of address ends links mailed before': 'they work on',
  'Stop ends the sessions': 'only the change is gone',
  'a mail to an unproved address names nobody': 'it says whose account moves, and can be forwarded there',
  'adding a way in needs the mailbox or the factor': 'a fresh session is enough',
  'the factor is removed with it alone': 'a fresh session is enough',
  'a lost factor costs a week': 'a reset ends the factor at once',
  'a newer mail leaves older links alone': 'it ends them',
  'a changed password leaves reset links alone': 'it ends them',
  'losing a sign-up costs nothing':
    'the newest five of an address are kept, and a link works for its own alone',
} as const

/** Rules whose loss another one makes good: the model does not notice it, and why they stand all the same. */
export const madeGood = {
  'asking for a change needs a fresh session':
    'the old address stops it within the week; ASVS 7.5.1 asks for it, and it spares the owner such a mail',
  'a sensitive act shows the factor':
    'the mailbox is asked too; a person who set a factor expects that nothing changes without it',
} as const

/** A rule that can be taken back. */
export type Rule = keyof typeof rules | keyof typeof madeGood

/** Rules that the product before this work did not have. */
export const missingBefore: readonly Rule[] = [
  'a verification link acts in the browser that signed up',
  'it adopts that browser’s newest sign-up',
  'a verified account is provisional',
  'an unvouched identity is linked by mail only',
  'a reset ends identities',
  'a change of address is confirmed by the session that asked',
  'the old address agrees or has a week',
  'a change of address cannot be undone',
  'a change of address ends identities',
  'a newer mail leaves older links alone',
  'a changed password leaves reset links alone',
  'a link proof ends what a provisional account brought',
]
