export { Offer } from './Offer.tsx'
export { PlansLeaf } from './PlansLeaf.tsx'
export { Upgrade } from './Upgrade.tsx'
