import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** A sink that discards what readline would echo, so that a typed secret does not appear. */
const silentOutput = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() })

/**
 * Reads a new secret: on a terminal twice, without echo, because nobody sees what they type; else the first line of the
 * input. The secret therefore never stands in a command's arguments or in shell history.
 * @param say writes to the terminal.
 * @returns undefined where the second time is not as the first.
 */
export async function readNewSecret(
  input: Readable & { readonly isTTY?: boolean },
  say: (words: string) => void,
  question: string,
): Promise<string | undefined> {
  if (input.isTTY !== true) return (await text(input)).split(/\r?\n/)[0] ?? ''
  const lines = createInterface({ input, output: silentOutput(), terminal: true })
  const ask = async (words: string): Promise<string> => {
    say(words)
    const typed = await lines.question('')
    say('\n')
    return typed
  }
  try {
    const first = await ask(`${question}: `)
    return (await ask('The same again: ')) === first ? first : undefined
  } finally {
    lines.close()
  }
}
