import { questionWords, screenWords } from '../../../../tax/index.ts'
import { lazyPart } from '../../../shell/lazy.ts'
import { lawYear } from '../../calculations/index.ts'
import { QuestionFields } from './QuestionFields.tsx'
import { QuestionHelp } from '../help/QuestionHelp.tsx'
import { ScreenFrame } from '../ScreenFrame.tsx'
import { faultsByKey, useScreen, type ScreenProps } from '../screens/use-screen.ts'

const WorkOut = lazyPart(
  () => import('../work-out/WorkOut.tsx'),
  (part) => part.WorkOut,
)

/** One question, or a few that belong together, one under the other. */
export function Questions(props: ScreenProps) {
  const acts = useScreen(props)
  const { answers, change, faults } = acts
  const { id, questions } = props.screen
  const year = lawYear(answers)
  const words = screenWords(props.screen, year, answers)
  const isOne = questions.length === 1
  const asked = questions.map((question) => ({ question, own: questionWords(question, year, answers) }))
  return (
    <ScreenFrame
      {...props}
      acts={acts}
      title={words.heading}
      below={
        <>
          <QuestionHelp
            about={asked.map(({ question, own }) => ({
              id: question.id,
              ...(!isOne && { name: own.label }),
            }))}
            title={words.helpTitle}
            {...(id !== 'name' && { guide: `/help#${id}` })}
          />
          {questions.map(
            (question) =>
              question.helper !== null && (
                <WorkOut key={question.id} question={question} answers={answers} onChange={change} />
              ),
          )}
        </>
      }
    >
      {!isOne && (
        <>
          <h1>{words.heading}</h1>
          <p className="small">{words.hint}</p>
        </>
      )}
      {asked.map(({ question, own }, at) => (
        <QuestionFields
          key={question.id}
          question={question}
          words={isOne ? own : { ...own, heading: own.label, hint: own.ownHint }}
          isHeading={isOne}
          isLast={at === asked.length - 1}
          answers={answers}
          faults={faultsByKey(faults)}
          onChange={change}
        />
      ))}
    </ScreenFrame>
  )
}
