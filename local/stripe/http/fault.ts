/** What the stand-in refuses, in the shape that Stripe's SDK reads. */
export class StripeFault extends Error {
  readonly status: number
  readonly body: { error: { type: string; message: string; code?: string; param?: string } }

  constructor(
    status: number,
    message: string,
    { type = 'invalid_request_error', ...more }: { type?: string; code?: string; param?: string } = {},
  ) {
    super(message)
    this.status = status
    this.body = { error: { type, message, ...more } }
  }
}

/** @throws StripeFault 404 when there is no such object. */
export function found<T>(object: T | undefined, kind: string, id: string): T {
  if (object !== undefined) return object
  throw new StripeFault(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param: 'id' })
}
