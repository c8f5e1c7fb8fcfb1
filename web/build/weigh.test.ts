import { describe, expect, it } from 'vitest'
import { weighPage, type WeighedChunk } from './weigh.ts'

const chunk = (fileName: string, more: Partial<WeighedChunk> = {}): WeighedChunk => ({
  fileName: `assets/${fileName}-abcdefgh.js`,
  code: `export const ${fileName} = "${fileName}"`,
  moduleIds: [],
  ...more,
  imports: (more.imports ?? []).map((name) => `assets/${name}-abcdefgh.js`),
})

const chunks = [
  chunk('app', { imports: ['vendor'] }),
  chunk('vendor'),
  chunk('page', { imports: ['app', 'fields'], moduleIds: ['C:\\web\\features\\page\\index.tsx'] }),
  chunk('fields', { imports: ['app'] }),
  chunk('elsewhere', { moduleIds: ['/web/features/elsewhere/index.tsx'] }),
]

const html = '<script type="module" src="/assets/app-abcdefgh.js"></script>'

describe('weighPage', () => {
  it('weighs what the document and the page load, each once', async () => {
    const weight = await weighPage(chunks, html, 'features/page/index.tsx')
    expect(weight?.scripts.map(({ name }) => name).toSorted()).toEqual(['app', 'fields', 'page', 'vendor'])
    expect(weight?.bytes).toBe(weight?.scripts.reduce((sum, { bytes }) => sum + bytes, 0))
    expect(weight?.bytes).toBeGreaterThan(80)
  })
  it('counts the document and the style sheet among the files', async () => {
    expect((await weighPage(chunks, html, 'features/page/index.tsx'))?.files).toBe(6)
  })
  it('knows no page that no chunk holds', async () => {
    expect(await weighPage(chunks, html, 'features/gone/index.tsx')).toBeUndefined()
  })
})
