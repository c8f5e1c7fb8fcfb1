/**
 * Every address of the product. The server looks up here what it serves: a page rendered to HTML at build, or the
 * client. Any other address is answered with "page not found".
 */

/** Public pages: HTML rendered at build, without a framework (web/front). */
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

/** Address of an article of the guide. */
export type HelpAddress = `/help/${string}`
export const helpAddress = (articleId: string): HelpAddress => `/help/${articleId}`

export type FrontAddress = (typeof frontAddresses)[number] | HelpAddress

/** Pages that the client renders (web/routes.tsx); `:id` stands for one segment of the path. */
export const clientAddresses = [
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/verify-pending',
  '/verify',
  '/link-account',
  '/code',
  '/email-change',
  '/know-browser',
  '/shared',
  '/reminders',
  '/words-review',
  '/onboarding',
  '/dashboard',
  '/questionnaire',
  '/results',
  '/account',
  '/submissions/:id',
  '/submissions/:id/return',
  '/submissions/:id/return/:worksheet',
  '/compare',
  '/upgrade',
] as const

/** Whether an address is a public page, which the browser loads as a document of its own. */
export function isFrontAddress(path: string): path is FrontAddress {
  return path.startsWith('/help/') || frontAddresses.some((address) => address === path)
}
