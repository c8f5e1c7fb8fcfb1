import * as fc from 'fast-check'

// A mutant that survives one run survives the next.
fc.configureGlobal({ seed: 2026 })
