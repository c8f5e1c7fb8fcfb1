import { NotFoundPage } from '../../shell/NotFoundPage.tsx'

export const Landing = NotFoundPage
