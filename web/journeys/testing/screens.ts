import { worksheetKinds } from '../../../tax/worksheets/kind-names.ts'
import type { clientAddresses, frontAddresses } from '../../addresses.ts'

type Address =
  (typeof frontAddresses)[number] | (typeof clientAddresses)[number] | '/help/:article' | 'any other'

/** The screens of every address whose names and roles stand in accessibility-trees/, a file each. */
export const screensOf = {
  '/': ['start'],
  '/pricing': ['pricing'],
  '/sample': ['sample'],
  '/help': ['help'],
  '/help/:article': ['help-article'],
  '/terms': ['terms'],
  '/privacy': ['privacy'],
  '/eula': ['eula'],
  '/disclaimer': ['disclaimer'],
  '/login': ['login'],
  '/signup': ['signup'],
  '/forgot-password': ['forgot-password'],
  '/reset-password': ['reset-password-refused'],
  '/verify-pending': ['verify-pending'],
  '/verify': ['verify-refused'],
  '/link-account': ['link-account'],
  '/code': ['code'],
  '/email-change': ['email-change'],
  '/know-browser': ['know-browser'],
  '/shared': ['shared-refused'],
  '/reminders': ['reminders'],
  '/words-review': ['words-review'],
  '/onboarding': ['onboarding-name', 'onboarding-date-of-birth', 'onboarding-tax-id', 'onboarding-phone'],
  '/dashboard': ['dashboard-empty', 'dashboard', 'dashboard-pro'],
  '/questionnaire': [
    'question-year-and-status',
    'question-had',
    'question-salary',
    'question-salary-mistaken',
    'check-answers',
  ],
  '/results': ['results-free', 'results-pro'],
  '/account': ['account', 'account-editing', 'account-pro'],
  '/submissions/:id': ['submission-pro'],
  '/submissions/:id/return': ['return'],
  '/submissions/:id/return/:worksheet': worksheetKinds.map((kind) => `worksheet-${kind}` as const),
  '/compare': ['compare'],
  '/upgrade': ['upgrade'],
  'any other': ['not-found'],
} as const satisfies Record<Address, readonly string[]>

/** A screen with a file of its own. */
export type Screen = (typeof screensOf)[Address][number]
