import largeRegular from '../../../../templates/report/fonts/NotoSans-NG-400.ttf?url'
import largeBold from '../../../../templates/report/fonts/NotoSans-NG-700.ttf?url'
import smallRegular from '../../../../templates/report/fonts/NotoSans-NG-min-400.ttf?url'
import smallBold from '../../../../templates/report/fonts/NotoSans-NG-min-700.ttf?url'
import type { FontFiles, FontSet } from '../../../../contract/report/glyphs/coverage.ts'

const addresses: Readonly<Record<FontSet, { regular: string; bold: string }>> = {
  small: { regular: smallRegular, bold: smallBold },
  large: { regular: largeRegular, bold: largeBold },
}

const loaded = new Map<FontSet, Promise<FontFiles>>()

/**
 * Fetches the fonts of a set once per visit: a second report needs no network.
 * @throws when they cannot be fetched; the next call tries again.
 */
export function loadFonts(set: FontSet): Promise<FontFiles> {
  const fonts = loaded.get(set) ?? fetchFonts(set)
  loaded.set(set, fonts)
  fonts.catch(() => loaded.delete(set))
  return fonts
}

async function fetchFonts(set: FontSet): Promise<FontFiles> {
  const { regular, bold } = addresses[set]
  const [regularFile, boldFile] = await Promise.all([fetchFile(regular), fetchFile(bold)])
  return { regular: regularFile, bold: boldFile }
}

async function fetchFile(address: string): Promise<Uint8Array> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The fonts of the report answered ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}
