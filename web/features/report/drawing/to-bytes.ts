/** What a document writes to, in the browser and in Node. */
interface Source {
  on: {
    (event: 'data', listener: (chunk: Uint8Array) => void): unknown
    (event: 'end', listener: () => void): unknown
    (event: 'error', listener: (fault: Error) => void): unknown
  }
}

/** Collects everything that a document writes, until it ends. */
export async function toBytes(source: Source): Promise<Uint8Array> {
  const chunks = await new Promise<Uint8Array[]>((resolve, reject) => {
    const written: Uint8Array[] = []
    source.on('data', (chunk) => written.push(chunk))
    source.on('end', () => resolve(written))
    source.on('error', reject)
  })
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return bytes
}
