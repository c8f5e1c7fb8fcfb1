import { Suspense, useState } from 'react'
import { Help } from '../../../components/Help.tsx'
import { Waiting } from '../../../components/notices.tsx'
import { lazyPart } from '../../../shell/lazy.ts'
import type { HelpTextsProps } from './HelpTexts.tsx'

/** In one file with the later screens, which are fetched while the first is answered. */
const HelpTexts = lazyPart(
  () => import('./HelpTexts.tsx'),
  (module) => module.HelpTexts,
)

interface QuestionHelpProps extends HelpTextsProps {
  /** The line that opens it. */
  title: string
}

/** Help that opens in place: its line stands with the screen, its texts are not waited for. */
export function QuestionHelp({ title, ...texts }: QuestionHelpProps) {
  const [isOpened, setIsOpened] = useState(false)
  return (
    <Help summary={title} onOpen={() => setIsOpened(true)}>
      {isOpened && (
        <Suspense fallback={<Waiting>Loading the help</Waiting>}>
          <HelpTexts {...texts} />
        </Suspense>
      )}
    </Help>
  )
}
