import { Waiting } from '../components/Waiting.tsx'
import { Selvedge } from '../components/Selvedge.tsx'

/** Stands while the first page's code is fetched: no frame yet, because the page brings its own. */
export function LoadingPage() {
  return (
    <>
      <Selvedge />
      <main className="wrap lone">
        <Waiting>Loading</Waiting>
      </main>
    </>
  )
}
