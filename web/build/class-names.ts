import { globSync } from 'node:fs'
import { relative } from 'node:path'

const inOrder = /\.([a-z_][\w-]*)/gi

/**
 * Names the classes of a build by their place: which sheet, which class of it. The bundler names them by words and hashes,
 * which no compression shortens: 2 KiB of every first page. Other styles of a class change no name.
 * @param root the folder of the client.
 * @returns the name of a class, from its name in the sheet, the sheet's path and its text.
 */
export function classNames(root: string): (name: string, sheet: string, text: string) => string {
  const sheets = globSync('**/*.module.css', { cwd: root })
    .map((sheet) => sheet.replaceAll('\\', '/'))
    .toSorted()
  const width = sheets.length.toString(36).length
  return (name, sheet, text) => {
    const at = sheets.indexOf(relative(root, sheet.replace(/\?.*$/, '')).replaceAll('\\', '/'))
    if (at < 0)
      throw new Error(`${sheet} is not in ${root}: web/build/class-names.ts cannot name its classes.`)
    const classes = [...new Set([...text.matchAll(inOrder)].map(([, each]) => each))]
    const place = classes.indexOf(name)
    // What is no class, as an animation.
    const last = place < 0 ? `-${name}` : place.toString(36)
    return `_${at.toString(36).padStart(width, '0')}${last}`
  }
}
