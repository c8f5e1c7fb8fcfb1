import { product } from '../../../api/contract/product.ts'
import { ButtonLink } from '../../components/Button.tsx'
import { useLocation } from '../../router.ts'
import { useSession } from '../../session/index.ts'

/**
 * The way to pay. On /pricing it leads to where one upgrades, by way of an account. On /upgrade checkout takes this
 * place when it opens; until then the page says so instead of showing a button that does nothing.
 */
export function UpgradeNow() {
  const { state } = useSession()
  const { pathname } = useLocation()
  if (pathname === '/upgrade')
    return (
      <p>
        Checkout opens soon. Nothing can be paid here yet, and your free account works as before. Questions:{' '}
        <a href={`mailto:${product.supportAddress}`}>{product.supportAddress}</a>
      </p>
    )
  return (
    <ButtonLink kind="gold" to={state === 'in' ? '/upgrade' : '/signup'}>
      Upgrade now
    </ButtonLink>
  )
}
