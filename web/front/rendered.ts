/** What every page of a build has in common. */
export interface Surroundings {
  /** All styles of the pages, inlined: the first flight of packets draws a page. */
  styles: string
  /** Address of the script that comes after the page is drawn. */
  script: string
  /** Addresses of the client's first files, fetched when the phone has nothing else to do. */
  ahead: readonly string[]
}

/** A page as a file. */
export interface RenderedPage {
  /** undefined for the page that stands at addresses which are none of ours. */
  address: string | undefined
  file: string
  html: string
}

/** What the build calls once the pages are built for its machine. */
export interface RenderModule {
  renderPages: (surroundings: Surroundings) => Promise<RenderedPage[]>
}

/**
 * What only the running product knows: the server puts it into the pages when it starts. In a page they stand as text
 * or inside an attribute.
 */
export const placeholders = {
  /** Address of the product without a slash at its end. */
  publicUrl: '__PUBLIC_URL__',
  /** Calculations that a free account may keep, in figures, or "Unlimited". */
  freeCalculations: '__FREE_CALCULATIONS__',
} as const
