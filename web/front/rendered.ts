/** What all pages of a build share. */
export interface PageAssets {
  /** The styles of all pages, inlined so that the first round trip draws a page. */
  styles: string
  /** Address of the script, which loads after the page is drawn. */
  script: string
  /** Addresses of the client's first files, prefetched when the browser is idle. */
  ahead: readonly string[]
}

/** A page as a file. */
export interface RenderedPage {
  /** undefined for the page of unknown addresses. */
  address: string | undefined
  file: string
  html: string
}

/** The module that the build bundles and calls. */
export interface RenderModule {
  renderPages: (assets: PageAssets) => Promise<RenderedPage[]>
}

/** Placeholders for values of the running product. The server replaces them at its start, in text and in attributes. */
export const placeholders = {
  /** Address of the product without a trailing slash. */
  publicUrl: '__PUBLIC_URL__',
  /** Calculations that a free account may keep, in figures, or "Unlimited". */
  freeCalculations: '__FREE_CALCULATIONS__',
} as const
