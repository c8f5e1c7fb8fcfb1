export { Signup } from './Signup.tsx'
