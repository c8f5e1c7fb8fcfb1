/**
 * Made from the contract by web/build/contract-routes.ts: method, path and keys of each call by its name, with spaces
 * between.
 */
declare module 'virtual:routes' {
  export const routes: Readonly<Record<string, string>>
}

/** The same for the calls of seldom opened pages. */
declare module 'virtual:seldom-routes' {
  export const routes: Readonly<Record<string, string>>
}
