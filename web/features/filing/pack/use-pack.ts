import { askReturnPack, readReturnPack } from '../../../api/filing-calls.ts'
import { useWrite } from '../../../writes/index.ts'
import { type FileOutcome, loadPackMaker, makeOrFetch, saveOrFetch } from '../../report/index.ts'
import { packSource, type PackRequest, readRest } from './pack-request.ts'

const notMade = 'The pack could not be made on this device. Check your network and try again.'

/** Makes and saves a return pack in the browser; falls back to the server's when that fails. */
export function usePack(request: PackRequest, kind: 'pdf' | 'zip') {
  const { submissionId: id } = request
  const onServer = id && {
    ask: () => askReturnPack(id),
    read: () => readReturnPack(id),
    name: 'pack' as const,
  }
  const elsewhere = {
    file: onServer || undefined,
    addressOf: (url: string) => url.replace(/zip$/, kind),
    notMade,
  }
  return useWrite<FileOutcome, File | undefined>({
    mutationFn: (ready) =>
      ready ? saveOrFetch(ready, elsewhere) : makeOrFetch(() => made(request, kind), elsewhere),
    // Works offline once the code is loaded.
    networkMode: 'always',
    gcTime: 0,
  })
}

async function made(request: PackRequest, kind: 'pdf' | 'zip'): Promise<File> {
  const [{ makePack }, rest] = await Promise.all([loadPackMaker(), readRest(request)])
  return makePack(packSource(request, rest), kind)
}
