import { NotFoundPage } from '../../shell/NotFoundPage.tsx'

export const Pricing = NotFoundPage
