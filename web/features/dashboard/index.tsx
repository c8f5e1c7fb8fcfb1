import { NotFoundPage } from '../../shell/NotFoundPage.tsx'

export const Dashboard = NotFoundPage
