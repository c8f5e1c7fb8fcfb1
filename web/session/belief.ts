import { deviceNote } from './device-note.ts'

const note = deviceNote('naijatax:signed-in')

/**
 * Whether this browser was signed in when it last knew: the cookie cannot be read by a script, and the server may be
 * out of reach. A belief opens no door; it tells a person who cannot be recognised just now from a visitor.
 */
export const isBelievedSignedIn = () => note.read() !== ''

/** Keeps what the server has just said. */
export function believeSignedIn(isSignedIn: boolean): void {
  if (isSignedIn) note.write('1')
  else note.forget()
}
