import { readFile } from 'node:fs/promises'

/** What the client looks for at its start: a page without it asks nobody about a hosted identity provider. */
const mark = '<meta name="identity" content="hosted" />'

/** The client's page, marked for a hosted identity provider. @param file the built page. */
export async function markedPage(file: string): Promise<string> {
  return (await readFile(file, 'utf8')).replace('<head>', `<head>\n    ${mark}`)
}
