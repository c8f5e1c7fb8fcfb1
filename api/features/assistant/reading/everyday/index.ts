import { grammar } from './grammar.ts'
import { people } from './people.ts'
import { places } from './places.ts'
import { remarks } from './remarks.ts'

const idle: ReadonlySet<string> = new Set(`${grammar} ${people} ${places} ${remarks}`.trim().split(/\s+/))

/** Whether a word, in lower case, can change no sum, wherever it stands. */
export const isIdle = (word: string): boolean => idle.has(word)
