import { NotFoundPage } from '../../shell/NotFoundPage.tsx'

export const ResetPassword = NotFoundPage
