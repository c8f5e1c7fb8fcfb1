import { readFileSync } from 'node:fs'
import { typeface } from './style.ts'

const face = (weight: 400 | 700): string => {
  const file = readFileSync(new URL(`../fonts/NotoSans-NG-${weight}.ttf`, import.meta.url))
  return `@font-face { font-family: "${typeface}"; font-weight: ${weight}; src: url(data:font/ttf;base64,${file.toString('base64')}) format("truetype"); }`
}

let faces: string | undefined

/**
 * The fonts of the report as part of its style sheet: Noto Sans with every Nigerian letter and mark as one glyph, so
 * that the text of the file is found again letter by letter. Read once a process.
 */
export function fontFaces(): string {
  return (faces ??= `${face(400)}\n${face(700)}`)
}
