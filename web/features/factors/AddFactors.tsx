import { Suspense } from 'react'
import { Waiting } from '../../components/notices.tsx'
import { lazyPart } from '../../shell/lazy.ts'
import type { AddFactorsProps } from './lazy/AddFactors.tsx'

const Loaded = lazyPart(
  () => import('./lazy/AddFactors.tsx'),
  (m) => m.AddFactors,
)

/** Adding passkeys, an authenticator app and recovery codes, fetched when first shown. */
export function AddFactors(props: AddFactorsProps) {
  return (
    <Suspense fallback={<Waiting rows={1}>Loading passkeys and codes</Waiting>}>
      <Loaded {...props} />
    </Suspense>
  )
}
