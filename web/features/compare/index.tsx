import { errorMessage } from '../../api/api-error.ts'
import { Actions, Button, ButtonLink } from '../../components/Button.tsx'
import { Page } from '../../components/Page.tsx'
import { PageHeading } from '../../components/PageSection.tsx'
import { Waiting } from '../../components/notices.tsx'
import { useSearchParams } from '../../router.ts'
import { SignedInNav } from '../../shell/SignedInNav.tsx'
import { Chooser } from './Chooser.tsx'
import { chosenOf } from './chosen.ts'
import { Comparison } from './Comparison.tsx'
import { useChoices, useKept } from './use-compared.ts'

/** Two kept calculations side by side, chosen here or by the address: /compare?a=…&b=… [spec 28.6]. */
export function Compare() {
  const [query, setQuery] = useSearchParams()
  const choices = useChoices()
  const chosen = chosenOf(
    [query.get('a') ?? '', query.get('b') ?? ''],
    choices.data?.map(({ id }) => id),
  )
  const one = useKept(chosen[0])
  const other = useKept(chosen[1])
  const failed = [choices, one, other].find(({ isError }) => isError)
  const list = withOlder(choices.data ?? [], [one.data, other.data])

  return (
    <Page title="Compare" nav={<SignedInNav to={['account']} />}>
      <PageHeading heading="Compare" about="Two of your calculations side by side">
        <ButtonLink kind="link" to="/dashboard">
          Back to Dashboard
        </ButtonLink>
      </PageHeading>
      <Chooser
        list={list}
        chosen={chosen}
        onChoose={([a, b]) => setQuery({ ...(a && { a }), ...(b && { b }) }, { replace: true })}
      />
      {failed ? (
        <div>
          <p role="alert">{errorMessage(failed.error)}</p>
          <Actions>
            <Button kind="line" onClick={() => void failed.refetch()}>
              Try again
            </Button>
          </Actions>
        </div>
      ) : one.data && other.data ? (
        <Comparison one={one.data} other={other.data} />
      ) : chosen.includes('') ? (
        <p className="prose">{list.length > 1 || choices.isPending ? 'Choose two calculations.' : few}</p>
      ) : (
        <Waiting>Loading your calculations</Waiting>
      )}
    </Page>
  )
}

const few = 'There are not two calculations yet. Open one and press Try a what-if: then there are.'

/** The list with those that are shown and older than it. */
function withOlder<Row extends { id: string }>(list: readonly Row[], shown: readonly (Row | undefined)[]) {
  const older = shown.filter((row) => row !== undefined && list.every(({ id }) => id !== row.id)) as Row[]
  return [...list, ...older.filter((row, index) => older.findIndex(({ id }) => id === row.id) === index)]
}
