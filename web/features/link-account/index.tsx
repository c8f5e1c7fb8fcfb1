export { LinkAccount } from './LinkAccount.tsx'
