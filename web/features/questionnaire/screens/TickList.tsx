import { hadOf, hadRows, screenWords, withTick, type HadCode } from '../../../../tax/index.ts'
import { FieldGroup } from '../../../components/fields/index.ts'
import { checkStep, lawYear } from '../../calculations/index.ts'
import { ScreenFrame } from '../ScreenFrame.tsx'
import { useScreen, type ScreenProps } from './use-screen.ts'

/** What else there was in the year: each row that is ticked is asked on a screen of its own. */
export function TickList(props: ScreenProps) {
  const acts = useScreen(props)
  const { answers, change } = acts
  const words = screenWords(props.screen, lawYear(answers), answers)
  const ticked = hadOf(answers)
  const rows = hadRows(answers, { adding: props.from === checkStep })
  const tick = (code: HadCode, on: boolean) => change({ had: withTick(answers, code, on) })
  return (
    <ScreenFrame
      {...props}
      acts={acts}
      title={words.heading}
      nextLabel={ticked.size === 0 ? 'None of these' : undefined}
    >
      <FieldGroup id="had" heading label={words.heading} hint={words.hint}>
        {rows.map(({ code }) => (
          <p key={code}>
            <label>
              <input
                type="checkbox"
                checked={ticked.has(code)}
                onChange={(event) => tick(code, event.target.checked)}
              />
              {code}
            </label>
          </p>
        ))}
      </FieldGroup>
    </ScreenFrame>
  )
}
