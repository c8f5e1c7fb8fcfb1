export { staleDraft } from './policy.ts'
export { draftRoutes } from './routes.ts'
