export { AccountantLinks } from './AccountantLinks.tsx'
