export { HostedSignIn } from './HostedSignIn.tsx'
