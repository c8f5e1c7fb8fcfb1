import { wordsOf } from '../words.ts'

/** Things that people own, buy and are charged for: an amount beside one is its price before it is anybody's pay. */
const things = wordsOf(
  'phone phones laptop laptops computer computers tablet ipad iphone television tv fridge freezer generator gen inverter solar battery furniture bed chair table sofa stove cooker cylinder ac fan car cars jeep truck bus motorcycle bike bicycle camry corolla benz tyre tyres engine house houses bungalow duplex flat apartment land plot plots building buildings property properties shoe shoes clothes dress bag bags gold jewelry jewellery wristwatch watch food foodstuff rice groceries provisions drinks ticket visa flight trip wedding party burial funeral birthday hospital bill bills subscription fence borehole cow goat cows goats',
)

/** Behind a thing these make it somebody's trade or place: "phone repairer", "house officer". */
const trades = wordsOf(
  'repairer repair repairs company companies firm shop store business market seller dealer agent agents officer job help boy girl keeper wife maker factory industry technician engineer driver wash vendor village wey work worker estate allowance hall maid manager cleaner centre center office admin',
)

/** Behind these a thing is a place where somebody works: "at a hospital for 450k". */
const places = wordsOf('at in with inside')
const isPlace = (words: readonly string[], at: number): boolean =>
  places.has(words[at - 1] ?? '') ||
  (places.has(words[at - 2] ?? '') &&
    /^(?:a|an|the|one|some|private|general|my)$/.test(words[at - 1] ?? '')) ||
  (places.has(words[at - 3] ?? '') && /^(?:a|an|the|one)$/.test(words[at - 2] ?? ''))

/** Who works for a place: "nurse for general hospital". */
const workers = wordsOf(
  'nurse teacher doctor driver cleaner guard security cook accountant cashier clerk lecturer pharmacist technician receptionist secretary work working works worker job shift shifts locum',
)
const isWorkedFor = (words: readonly string[], at: number): boolean => {
  const joint = words.lastIndexOf('for', at)
  return joint > 0 && at - joint <= 3 && workers.has(words[joint - 1] ?? '')
}

/** Whether any of the words, in order, is a thing that has a price. */
export const namesThing = (words: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      things.has(word) && !trades.has(words[at + 1] ?? '') && !isPlace(words, at) && !isWorkedFor(words, at),
  )
