import { NotFoundPage } from '../../shell/NotFoundPage.tsx'

export const Verify = NotFoundPage
