import type { ModelNotes } from '../words.ts'
import { asks } from './asks.ts'

export const modelNotes: ModelNotes = {
  usedUp: 'Di language model don answer reach wetin dem allow for now, so dis one na from our guide.',
  noAnswer: 'Di language model no give answer wey person fit trust, so dis one na from our guide.',
  notSeen: 'Dis answer no pass through di language model: e no dey see your figures.',
  proposes: `Na di language model suggest how to read dis one. Look am well before you tap ${asks.calculate}.`,
}
