export { Pricing } from './Pricing.tsx'
