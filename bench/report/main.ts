// The report as the browser and the worker make it, each beside the least that could do the same. --memory prints 500 of them, a minute or
// two. React is measured as production has it, so its name is set before React is loaded.
process.env['NODE_ENV'] = 'production'

const { printFigures } = await import('../figures.ts')
const { browserFigures } = await import('./browser.ts')
const { memoryFigures, serverFigures } = await import('./server.ts')
printFigures('A report made in the browser', await browserFigures())
printFigures('A report printed by the worker', await serverFigures())

if (process.argv.includes('--memory')) printFigures('Memory of the worker', await memoryFigures())
