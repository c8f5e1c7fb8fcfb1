import { NotFoundPage } from '../../shell/NotFoundPage.tsx'

export const Signup = NotFoundPage
