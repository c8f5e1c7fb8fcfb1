import { NotFoundPage } from '../../shell/NotFoundPage.tsx'

export const Terms = NotFoundPage
export const Privacy = NotFoundPage
export const Eula = NotFoundPage
export const Disclaimer = NotFoundPage
