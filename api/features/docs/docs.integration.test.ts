import { describe, expect, it } from 'vitest'
import { useTestApi } from '../../testing/index.ts'

const api = useTestApi()

describe('GET /docs', () => {
  it('is OpenAPI for a program, without signing in', async () => {
    const answer = await api.anonymous().get('/docs')
    expect(answer).toMatchObject({ status: 200, body: { openapi: '3.1.0' } })
    expect(answer.headers.get('Content-Type')).toContain('application/json')
    expect(answer.headers.get('Vary')).toContain('Accept')
  })

  it('is a page for a browser', async () => {
    const answer = await api.anonymous().get('/docs', { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })
    expect(answer.headers.get('Content-Type')).toContain('text/html')
    expect(answer.text).toContain('<code>POST /api/submissions</code>')
    expect(answer.headers.get('Content-Security-Policy')).not.toContain('unsafe')
  })
})
