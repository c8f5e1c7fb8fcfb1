import { cpSync } from 'node:fs'
import { join, resolve } from 'node:path'

// The compiler copies no files that are not code: the printed report reads its fonts beside its own module.
const root = resolve(import.meta.dirname, '../..')
const fonts = join('templates', 'report', 'fonts')
cpSync(join(root, fonts), join(root, 'dist', 'server', fonts), {
  recursive: true,
  filter: (path) => !path.endsWith('.ts'),
})
