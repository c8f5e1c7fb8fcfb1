export { isFreshSignIn } from './policy.ts'
export { presentProfile } from './presenter.ts'
export { signInAgain } from './refusals.ts'
export { profileRoutes } from './routes.ts'
