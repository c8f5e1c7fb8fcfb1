import { hashStrength } from '../password-hash.ts'

// Imported before the product: hashes at their usual strength would take most of the time of thousands of histories.
Object.assign(hashStrength, { memory: 8, passes: 1 })
