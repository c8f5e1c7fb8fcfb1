import { spawn } from 'node:child_process'

/** `npm run check`: its parts side by side, each with what it has to say when it fails. */
const parts = ['format', 'lint', 'types', 'structure', 'dead']

/** Runs `npm run check:<part>` to its end. */
async function check(part: string): Promise<boolean> {
  const child = spawn('npm', ['run', '--silent', `check:${part}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve)
  })
  if (code !== 0) process.stderr.write(`check:${part} failed\n${output}\n`)
  return code === 0
}

const results = await Promise.all(parts.map(check))
process.exitCode = results.every(Boolean) ? 0 : 1
