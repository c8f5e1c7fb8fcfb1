import { NotFoundPage } from '../../shell/NotFoundPage.tsx'

export const VerifyPending = NotFoundPage
