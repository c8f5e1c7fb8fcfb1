import { NotFoundPage } from '../../shell/NotFoundPage.tsx'

export const Results = NotFoundPage
