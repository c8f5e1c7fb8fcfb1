import { describe, expect, it } from 'vitest'
import { faultOf } from './keep-budgets.ts'

const budget = {
  page: 'login',
  entry: 'features/login/index.tsx',
  scriptKiB: 1,
  files: 4,
  because: 'People wait for it.',
}
const scripts = [{ name: 'vendor', bytes: 1024 }]

describe('faultOf', () => {
  it('has none within the budget', () => {
    expect(faultOf(budget, { bytes: 1024, files: 4, scripts })).toBeUndefined()
  })
  it('names what is too much, what weighs it, and why it matters', () => {
    const fault = faultOf(budget, { bytes: 1536, files: 5, scripts })
    expect(fault).toContain('1.5 KiB of script, budget 1 KiB; 5 files, budget 4 (vendor 1.0 KiB)')
    expect(fault).toContain('People wait for it.')
  })
  it('asks for a page that went away', () => {
    expect(faultOf(budget, undefined)).toContain('features/login/index.tsx')
  })
})
