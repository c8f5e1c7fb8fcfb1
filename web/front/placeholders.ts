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
