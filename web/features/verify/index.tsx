export { Verify } from './Verify.tsx'
