import * as fc from 'fast-check'
import { type Role, roles } from '../../reading/index.ts'

/** Every role there is. */
export const roleNames = Object.keys(roles) as readonly Role[]

export const anyRole = fc.constantFrom(...roleNames)
