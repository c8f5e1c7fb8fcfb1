/**
 * Whether a hosted provider stands in the built-in one's place: the server marks the page then, so that a page of
 * the built-in one asks nobody.
 */
export const isHosted =
  typeof document !== 'undefined' &&
  document.querySelector('meta[name="identity"][content="hosted"]') !== null
