import { NotFoundPage } from '../../shell/NotFoundPage.tsx'

export const Questionnaire = NotFoundPage
