import { Suspense } from 'react'
import { questionWords, screenWords } from '../../../../tax/index.ts'
import { lazyPart } from '../../../shell/lazy.ts'
import { lawYear } from '../../calculations/index.ts'
import { QuestionFields } from '../QuestionFields.tsx'
import { QuestionHelp } from '../QuestionHelp.tsx'
import { ScreenFrame } from '../ScreenFrame.tsx'
import { faultsByKey, useScreen, type ScreenProps } from './use-screen.ts'

const WorkOut = lazyPart(
  () => import('../work-out/WorkOut.tsx'),
  (part) => part.WorkOut,
)

/** One question, or a few that belong together, one under the other. */
export function Questions(props: ScreenProps) {
  const acts = useScreen(props)
  const { answers, change, faults } = acts
  const { screen } = props
  const year = lawYear(answers)
  const words = screenWords(screen, year, answers)
  const isOne = screen.questions.length === 1
  return (
    <ScreenFrame
      {...props}
      acts={acts}
      title={words.heading}
      below={screen.questions.map((question) => (
        <div key={question.id}>
          <QuestionHelp question={question} title={questionWords(question, year, answers).helpTitle} />
          {question.helper !== null && (
            <Suspense>
              <WorkOut question={question} answers={answers} onChange={change} />
            </Suspense>
          )}
        </div>
      ))}
    >
      {!isOne && <h1>{words.heading}</h1>}
      {screen.questions.map((question) => {
        const own = questionWords(question, year, answers)
        return (
          <QuestionFields
            key={question.id}
            question={question}
            words={isOne ? own : { ...own, heading: own.label, hint: '' }}
            isHeading={isOne}
            answers={answers}
            faults={faultsByKey(faults)}
            onChange={change}
          />
        )
      })}
    </ScreenFrame>
  )
}
