import { NotFoundPage } from '../../shell/NotFoundPage.tsx'

export const Onboarding = NotFoundPage
