import { expect, test } from 'vitest'
import { renderReport } from '../index.ts'
import { buildReport } from '../../../contract/report/index.ts'
import { everyPerson, sourceOf } from '../../../contract/report/testing/sources.ts'

const htmlOf = (...source: Parameters<typeof sourceOf>): string =>
  renderReport(buildReport(sourceOf(...source)))
const withoutFonts = (html: string): string => html.replaceAll(/url\(data:font\/ttf;base64,[^)]+\)/g, '')

test.each(everyPerson)('%s: carries its fonts and reaches for nothing else', (person) => {
  const html = htmlOf(person)
  expect(html.match(/url\(data:font\/ttf;base64,/g)).toHaveLength(2)
  expect(withoutFonts(html)).not.toMatch(/https?:|url\((?!#)|@import|<script|<img|<link|<iframe|src=/i)
  expect(html).toContain('default-src &#x27;none&#x27;')
})

test('what a person typed stands in it as text', () => {
  const name = '<img src=x onerror=alert(1)>"\'&</title></style><script>'
  const html = withoutFonts(htmlOf('renter', { taxpayer: { name, tin: name } }))
  expect(html).not.toMatch(/<img|<script|<\/style><script/)
  expect(html.replaceAll('<br/>', ' ')).toContain('&lt;img src=x onerror=alert(1)&gt;')
})

test('the day at the foot of a page cannot end its string in the style sheet', () => {
  const report = buildReport(sourceOf('renter'))
  const html = withoutFonts(
    renderReport({ ...report, footer: { ...report.footer, date: '1 "} </style><b>' } }),
  )
  expect(html).not.toContain('</style><b>')
  expect(html).not.toContain('1 "}')
})

test('head rows are table heads, and rows name themselves', () => {
  const html = htmlOf('renter')
  expect(html.match(/<table>/g)).toHaveLength(html.match(/<thead>/g)?.length ?? 0)
  expect(html).toContain('<th scope="col"')
  expect(html).toContain('<th scope="row">')
  expect(html).toMatch(/^<!doctype html><html lang="en-NG">/)
})
