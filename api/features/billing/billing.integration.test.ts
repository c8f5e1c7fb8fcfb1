import { describe, expect, it } from 'vitest'
import { verifiedAccount } from '../../../db/testing/factories.ts'
import { useTestApi } from '../../testing/index.ts'

const api = useTestApi({ env: { FREE_CALCULATIONS: '0' } })

describe('GET /billing/status', () => {
  it('knows no limit when the product has none', async () => {
    const client = await api.signedInAs(await verifiedAccount(api.db))
    expect((await client.get('/billing/status')).body).toEqual({
      paid: false,
      activeUntil: null,
      freeCalculationsLeft: null,
    })
  })
})
