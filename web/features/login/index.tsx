import { NotFoundPage } from '../../shell/NotFoundPage.tsx'

export const Login = NotFoundPage
