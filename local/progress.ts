/** What a person sees at the terminal while the product starts and runs. */
export interface Progress {
  /** One more part is ready. */
  done(part: string): void
  /** Something a person may want to know later on. */
  notice(sentence: string): void
  say(text: string): void
}

const say = (text: string): void => void process.stdout.write(`${text}\n`)

/** Progress on standard output, each part with the seconds since the start. */
export function terminalProgress(): Progress {
  // A reader that went away (`npm start | head`) must not end the product.
  process.stdout.on('error', () => undefined)
  const started = performance.now()
  return {
    say,
    done: (part) => say(`  ready  ${part.padEnd(18)} ${((performance.now() - started) / 1000).toFixed(1)} s`),
    notice: (sentence) => say(sentence),
  }
}
