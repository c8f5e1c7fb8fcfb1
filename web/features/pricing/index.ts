export { Offer, PlansSection } from './Offer.tsx'
export { Upgrade } from './Upgrade.tsx'
