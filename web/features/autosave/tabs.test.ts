import { expect, it, vi } from 'vitest'
import { hearTabs, tellTabs } from './tabs.ts'

const here = { account: 'ada', draftId: 'draft', writer: 'here' }
const there = { ...here, writer: 'there', answers: { salary: '7' } }

it('hears what other tabs send of this draft, and neither itself nor another draft or account', async () => {
  const heard = vi.fn<(answers: object) => void>()
  const end = hearTabs(here, heard)
  tellTabs({ ...there, writer: 'here' })
  tellTabs({ ...there, draftId: 'another' })
  tellTabs({ ...there, account: 'eve' })
  tellTabs(there)
  await vi.waitFor(() => expect(heard).toHaveBeenCalled())
  expect(heard.mock.calls).toEqual([[{ salary: '7' }]])
  end()
})

it('is silent in a browser without channels', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  expect(() => {
    tellTabs(there)
    hearTabs(here, () => undefined)()
  }).not.toThrow()
  vi.unstubAllGlobals()
})
