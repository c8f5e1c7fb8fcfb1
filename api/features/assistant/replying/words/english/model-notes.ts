import type { ModelNotes } from '../words.ts'

export const modelNotes: ModelNotes = {
  usedUp: 'The language model has answered as much as it may for now, so this comes from our guide.',
  noAnswer: 'The language model gave no answer to rely on, so this comes from our guide.',
  notSeen: 'Answered without the language model: it does not see your figures.',
  proposes: 'The language model suggested how to read this. Look at it before you tap Calculate.',
}
