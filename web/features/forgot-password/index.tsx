import { NotFoundPage } from '../../shell/NotFoundPage.tsx'

export const ForgotPassword = NotFoundPage
