import type { Answered, ApiClient } from '../../api/testing/index.ts'

/** What went to and fro between a browser and the API. */
export interface Recording {
  /** Every answer, status line to last byte of the body. */
  received: string
  /** Every address that was asked, with its query. */
  asked: string[]
}

/** A browser whose traffic is written down. */
export function recorded(client: ApiClient): { browser: ApiClient; recording: Recording } {
  const recording: Recording = { received: '', asked: [] }
  const send: ApiClient['send'] = async (method, path, sent) => {
    const answer: Answered = await client.send(method, path, sent)
    recording.asked.push(path)
    recording.received += `${method} ${path} ${answer.status}\n${JSON.stringify([...answer.headers])}\n${answer.text}\n`
    return answer
  }
  const withBody = (method: string) => (path: string, body?: unknown, headers?: Record<string, string>) =>
    send(method, path, { body, ...(headers && { headers }) })
  const without = (method: string) => (path: string, headers?: Record<string, string>) =>
    send(method, path, { ...(headers && { headers }) })
  const browser: ApiClient = {
    cookies: client.cookies,
    send,
    get: without('GET'),
    delete: without('DELETE'),
    post: withBody('POST'),
    put: withBody('PUT'),
  }
  return { browser, recording }
}

/** Every number of a result, however deep, from a thousand up: smaller ones stand in too many places by chance. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return Math.abs(value) >= 1_000 ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

const grouped = (figure: number, digits: number): string =>
  figure.toLocaleString('en-NG', { minimumFractionDigits: digits, maximumFractionDigits: digits })

/**
 * The computed figures of a result as they might be written: plain, to the kobo, and with separators.
 * @param known amounts in naira that are no secret: typed by the person, or the law's own.
 */
export function writtenFigures(result: unknown, known: readonly number[]): string[] {
  return numbersIn(result)
    .filter((figure) => !known.includes(figure))
    .flatMap((figure) => [
      String(Math.trunc(figure)),
      figure.toFixed(2),
      grouped(Math.trunc(figure), 0),
      grouped(figure, 2),
    ])
}

const alone = (figure: string): RegExp => new RegExp(`(?<![\\w.-])${figure.replaceAll('.', '\\.')}(?![\\w-])`)

/** Which of the figures a text tells. A figure is one only by itself: digits inside an id or a token are none. */
export function figuresIn(text: string, figures: readonly string[]): string[] {
  return figures.filter((figure) => alone(figure).test(text))
}
