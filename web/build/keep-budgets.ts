import type { Plugin } from 'vite'
import { budgets, type Budget } from './budgets.ts'
import { reportFaultOf, weighReport } from './report-budget.ts'
import { weighPage, type PageWeight } from './weigh.ts'

/** Fails a build whose pages, or whose report, weigh more than their budgets, and says what weighs it. */
export function keepBudgets(): Plugin {
  return {
    name: 'keep-budgets',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const document = bundle['index.html']
      const html = document?.type === 'asset' ? String(document.source) : ''
      const faults = await Promise.all(
        budgets.map(async (budget) => faultOf(budget, await weighPage(chunks, html, budget.entry))),
      )
      const assets = Object.values(bundle).filter((output) => output.type === 'asset')
      const report = reportFaultOf(await weighReport(chunks, assets, html))
      const found = [...faults, report].filter((fault) => fault !== undefined)
      if (found.length > 0) this.error(found.join('\n'))
    },
  }
}

/** What is wrong with a page, in words that say how to mend it; undefined when it keeps its budget. */
export function faultOf(budget: Budget, weight: PageWeight | undefined): string | undefined {
  const { page, entry, scriptKiB, files, because } = budget
  if (weight === undefined) return `No chunk holds ${entry}: name the page's entry in web/build/budgets.ts.`
  const over = [
    weight.bytes > scriptKiB * 1024 && `${kib(weight.bytes)} of script, budget ${scriptKiB} KiB`,
    weight.files > files && `${weight.files} files, budget ${files}`,
  ].filter((words) => words !== false)
  if (over.length === 0) return undefined
  const parts = weight.scripts.map(({ name, bytes }) => `${name} ${kib(bytes)}`).join(', ')
  return `The ${page} page is over its budget: ${over.join('; ')} (${parts}). ${because} Load apart what this page does not need: web/build/chunks.ts says what goes where.`
}

function kib(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`
}
