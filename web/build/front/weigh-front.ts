import { fullBrotli } from '../compress.ts'

/** CHECKLISTS C2, in KiB after brotli: what the first packets bring, the script after it, and a page in all. */
const most = { document: 14, script: 2, page: 30 }

interface Weighed {
  file: string
  html: string
}

const kib = async (text: string) => (await fullBrotli(Buffer.from(text))).length / 1024

/**
 * Weighs the public pages.
 * @throws Error that names every page over its budget.
 */
export async function weighFront(pages: readonly Weighed[], script: { code: string }): Promise<void> {
  const scriptKib = await kib(script.code)
  const faults =
    scriptKib > most.script ? [fault('The script of the public pages', scriptKib, most.script)] : []
  for (const { file, html } of pages) {
    const documentKib = await kib(html)
    if (documentKib > most.document)
      faults.push(fault(`The page ${file} with its styles`, documentKib, most.document))
    if (documentKib + scriptKib > most.page)
      faults.push(fault(`The page ${file} in all`, documentKib, most.page))
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

function fault(what: string, weight: number, budget: number): string {
  return `${what} weighs ${weight.toFixed(1)} KiB, budget ${budget} KiB: leave out of web/front what the page does not need.`
}
