import { NotFoundPage } from '../../shell/NotFoundPage.tsx'

export const Account = NotFoundPage
