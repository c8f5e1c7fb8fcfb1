import { asksFigure } from '../facts/asks-figure.ts'
import type { Row } from '../row.ts'

const lands =
  'uk|usa|us|u\\.s|america|london|manchester|england|britain|canada|toronto|germany|berlin|dubai|uae|ghana|accra|kenya|south africa|cotonou|togo|france|ireland|netherlands|australia|qatar|saudi|china|india|abroad|overseas|outside nigeria|outside the country'

/** Says that whoever asks lives in another country: where a person is resident decides what is taxed at all. */
const livesElsewhere = new RegExp(
  [
    String.raw`\bnon[- ]?resident\b|\bnot (?:a )?resident\b`,
    String.raw`\b(?:i|we) (?:now |currently )?(?:live|stay|reside|am based|dey live|dey stay)\b[^.?!]{0,25}\b(?:${lands})\b`,
    String.raw`\bliving (?:and working )?in (?:the )?(?:${lands})\b`,
    String.raw`\b(?:${lands})\b[^.?!]{0,30}\b(?:and|i) (?:live|stay|reside) there\b`,
    String.raw`\b(?:resident|domiciled) (?:in|of) (?:the )?(?:${lands})\b`,
  ].join('|'),
  'i',
)
/** Of pay, rent or work of somebody else, or of a life that is over. */
const ofAnother =
  /\bmy (?:brother|sister|uncle|aunt\w*|father|mother|son|daughter|wife|husband|friend|client|boss)\b[^.?!]{0,20}\b(?:lives?|stays?|living|based)\b|\b(?:came back|moved back|returned) (?:from|to)\b/i

/** "I work in London and live there, I earn 40,000 pounds": no sum before it is known where the person is resident. */
export const elsewhere: Row = (reading) =>
  asksFigure(reading) && livesElsewhere.test(reading.text) && !ofAnother.test(reading.text)
    ? { kind: 'lookup' }
    : undefined

const serves =
  /\b(?:i am|i'm|im|as)\b[^.?!]{0,15}\b(?:army|navy|naval|air ?force|military) (?:officer|personnel)\b|\b(?:i am|i'm|im) (?:an? )?(?:soldier|lieutenant|(?:captain|major|colonel|brigadier|general|commander|commodore|sergeant|corporal|warrant officer|sub-?lieutenant|flight lieutenant|flying officer|wing commander)(?: in (?:the |di )?(?:nigerian? )?(?:army|navy|air ?force))|colonel|squadron leader|naval rating)\b|\b(?:i am|i'm|im) in the (?:army|navy|air ?force)\b/i

/** "I am an army officer": the wages of officers are exempt, those of other ranks are not: the rule first, and no sum. */
export const military: Row = (reading) =>
  asksFigure(reading) && serves.test(reading.text) ? { kind: 'lookup' } : undefined
