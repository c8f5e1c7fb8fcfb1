import { NotFoundPage } from '../../shell/NotFoundPage.tsx'

export const Submission = NotFoundPage
