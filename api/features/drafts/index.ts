export { staleDraft } from './refusals.ts'
export { draftRoutes } from './routes.ts'
