import { useMemo } from 'react'
import { type Missing as MissingItem, missingOf, openPack } from '../../../../contract/report/return/index.ts'
import { useQuery } from '@tanstack/react-query'
import { Waiting } from '../../../components/notices.tsx'
import { Link } from '../../../router.ts'
import { packSource, type PackRequest, readRest } from './pack-request.ts'

/** Where something is typed, as a link says it. */
const places = {
  profile: 'My Account',
  pay: 'your pay',
  business: 'your business',
  gains: 'what you sold',
  foreign: 'what came from abroad',
  payments: 'what was paid',
  details: 'details for the return',
} as const satisfies Readonly<Record<MissingItem['at'], string>>

/** What the pack has an empty line for, each with the page on which it is typed; none of it is needed for a pack. */
export function Missing({ request }: { request: PackRequest }) {
  const { submissionId } = request
  const { data: rest } = useQuery({
    queryKey: ['return-pack', submissionId],
    queryFn: () => readRest(request),
    networkMode: 'always',
    staleTime: 0,
  })
  const missing = useMemo(
    () => (rest === undefined ? undefined : missingOf(openPack(packSource(request, rest)))),
    [request, rest],
  )
  if (missing === undefined) return <Waiting>Looking for what is missing</Waiting>
  if (missing.length === 0) return <p>Nothing is missing: every line of the pack is filled in.</p>
  return (
    <>
      <p>
        {missing.length === 1 ? 'One line is' : `${missing.length} lines are`} still empty. You can fill{' '}
        {missing.length === 1 ? 'it' : 'them'} in here, or by hand on the paper.
      </p>
      <ul className="listed prose">
        {byPlace(missing).map(({ at, names }) => (
          <li key={at}>
            In <Link to={addressOf(at, submissionId)}>{places[at]}</Link>: {names.join(', ')}
          </li>
        ))}
      </ul>
    </>
  )
}

/** What is missing, place by place, in the order of the pack. */
function byPlace(missing: readonly MissingItem[]) {
  return [...new Set(missing.map(({ at }) => at))].map((at) => ({
    at,
    names: missing.filter((one) => one.at === at).map(({ what }) => what),
  }))
}

const addressOf = (at: MissingItem['at'], submissionId: string | undefined) =>
  at === 'profile' ? '/account' : `/submissions/${submissionId ?? ''}/return/${at}`
