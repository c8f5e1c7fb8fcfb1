import { expect, test } from 'vitest'
import { samples } from '../email/index.ts'
import { previewPage } from './pages.ts'

test('lists every mail and shows each as HTML and as plain text', () => {
  const list = previewPage('/')
  for (const { name } of samples) {
    expect(list?.body).toContain(`/${name}.html`)
    expect(previewPage(`/${name}.html`)?.body).toContain('<h1')
    expect(previewPage(`/${name}.txt`)?.type).toBe('text/plain')
  }
})

test('shows the report in full and masked', () => {
  expect(previewPage('/report-full.html')?.body).toContain('₦')
  expect(previewPage('/report-masked.html')?.body).not.toMatch(/₦\d/)
})

test('has nothing at other addresses', () => {
  expect(previewPage('/toString.html')).toBeUndefined()
  expect(previewPage('/../package.json')).toBeUndefined()
})
