/** No browser can be started on this machine. The message says what to do about it. */
export class NoBrowser extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'NoBrowser'
  }
}
