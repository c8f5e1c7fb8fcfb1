import { run } from './run.ts'

const lagosYear = new Intl.DateTimeFormat('en-NG', { timeZone: 'Africa/Lagos', year: 'numeric' })
const { out, error, exitCode } = run(process.argv.slice(2), Number(lagosYear.format(new Date())))
if (out !== '') console.log(out)
if (error !== '') console.error(error)
process.exitCode = exitCode
