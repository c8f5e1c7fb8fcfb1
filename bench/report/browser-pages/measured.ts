/** What a page of the bench measures: milliseconds to the first PDF, and its size. */
export interface Made {
  ms: number
  bytes: number
}

declare global {
  var firstPdf: () => Promise<Made>
}

/** Lets the bench make the first PDF of a page. */
export function measured(make: () => Promise<Uint8Array>): void {
  globalThis.firstPdf = async () => {
    const started = performance.now()
    const { length } = await make()
    return { ms: performance.now() - started, bytes: length }
  }
}
