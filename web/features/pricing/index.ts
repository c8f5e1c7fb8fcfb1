export { Offer, PlansLeaf } from './Offer.tsx'
export { Upgrade } from './Upgrade.tsx'
