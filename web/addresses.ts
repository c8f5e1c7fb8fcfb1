/**
 * Every address of the product, so that the server knows what it serves under each: a page made to HTML at build, or
 * the client, which draws it. Anything else is answered "page not found".
 */

/** Pages for everybody: HTML without a framework (web/front). */
export const frontAddresses = [
  '/',
  '/pricing',
  '/sample',
  '/help',
  '/terms',
  '/privacy',
  '/eula',
  '/disclaimer',
] as const

/** Where an article of the guide stands. */
export type HelpAddress = `/help/${string}`
export const helpAddress = (articleId: string): HelpAddress => `/help/${articleId}`

export type FrontAddress = (typeof frontAddresses)[number] | HelpAddress

/** Pages that the client draws (web/routes.tsx); `:id` stands for one part of an address. */
export const clientAddresses = [
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/verify-pending',
  '/verify',
  '/link-account',
  '/words-review',
  '/onboarding',
  '/dashboard',
  '/questionnaire',
  '/results',
  '/account',
  '/submissions/:id',
  '/upgrade',
] as const

/** Whether an address is a page of its own, which the client leaves for. */
export function isFrontAddress(path: string): path is FrontAddress {
  return path.startsWith('/help/') || frontAddresses.some((address) => address === path)
}
