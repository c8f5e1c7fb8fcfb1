import { areas } from './areas.ts'
import { callings } from './callings.ts'
import { common } from './common.ts'
import { employers } from './employers.ts'
import { feelings } from './feelings.ts'
import { goods } from './goods.ts'
import { grammar } from './grammar.ts'
import { household } from './household.ts'
import { occupations } from './occupations.ts'
import { people } from './people.ts'
import { places } from './places.ts'
import { remarks } from './remarks.ts'
import { sayings } from './sayings.ts'

const idle: ReadonlySet<string> = new Set(
  [
    areas,
    callings,
    common,
    employers,
    feelings,
    goods,
    grammar,
    household,
    occupations,
    people,
    places,
    remarks,
    sayings,
  ]
    .join(' ')
    .trim()
    .split(/\s+/),
)

/** Whether a word, in lower case, can change no sum, wherever it stands; so does what belongs to it: "the clinic's". */
export const isIdle = (word: string): boolean => idle.has(word) || idle.has(word.replace(/'s$/, ''))

const wares: ReadonlySet<string> = new Set([goods, household].join(' ').trim().split(/\s+/))

/** Whether a word, in lower case, is of something that people make, sell or use. */
export const isGoods = (word: string): boolean => wares.has(word)
