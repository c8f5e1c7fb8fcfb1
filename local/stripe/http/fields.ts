import { StripeFault } from './fault.ts'

/** What a request asks, in the bracketed form of Stripe's API: `metadata[a]=b`, `line_items[0][price]=c`. */
export class Fields {
  readonly #given: URLSearchParams

  /** @throws StripeFault for a parameter that is not in `takes`: what is not modelled must not be used. */
  constructor(given: URLSearchParams, takes: readonly string[]) {
    for (const key of given.keys()) {
      const root = key.split('[')[0] ?? key
      if (!takes.includes(root))
        throw new StripeFault(400, `Received unknown parameter: ${root}`, {
          code: 'parameter_unknown',
          param: root,
        })
    }
    this.#given = given
  }

  text(key: string): string | undefined {
    return this.#given.get(key) ?? undefined
  }

  /** @throws StripeFault when it is missing. */
  needed(key: string): string {
    const text = this.text(key)
    if (text) return text
    throw new StripeFault(400, `Missing required param: ${key}.`, { code: 'parameter_missing', param: key })
  }

  /** @throws StripeFault when it is no whole number. */
  number(key: string): number | undefined {
    const text = this.text(key)
    if (text === undefined || /^\d+$/.test(text)) return text === undefined ? undefined : Number(text)
    throw new StripeFault(400, `Invalid integer: ${text}`, { code: 'parameter_invalid_integer', param: key })
  }

  /** Values of `key[0]`, `key[1]`... */
  list(key: string): string[] {
    return [...this.#given]
      .filter(([name]) => /^\[\d*\]$/.test(name.slice(key.length)) && name.startsWith(key))
      .map(([, value]) => value)
  }

  /** Values of `key[name]` by name. */
  map(key: string): Record<string, string> {
    const inside = [...this.#given].flatMap(([name, value]) => {
      const rest = name.startsWith(`${key}[`) ? /^\[([^[\]]+)\]$/.exec(name.slice(key.length)) : null
      return rest?.[1] === undefined ? [] : [[rest[1], value] as const]
    })
    return Object.fromEntries(inside)
  }
}
