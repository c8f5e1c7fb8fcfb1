export { Offer } from './Offer.tsx'
export { PlansSection } from './PlansSection.tsx'
export { Upgrade } from './Upgrade.tsx'
