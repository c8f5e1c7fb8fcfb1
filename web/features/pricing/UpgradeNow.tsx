import { product } from '../../../api/contract/product.ts'

/** The way to pay. Until checkout opens it says so instead of showing a button that does nothing. */
export function UpgradeNow() {
  return (
    <p>
      Checkout opens soon. Nothing can be paid here yet, and your free account works as before. Questions:{' '}
      <a href={`mailto:${product.supportAddress}`}>{product.supportAddress}</a>
    </p>
  )
}
