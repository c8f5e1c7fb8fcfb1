import { useMemo } from 'react'
import {
  besideAnswers,
  changesOf,
  checkAnswers,
  fillsBeside,
  rulesOf,
  type WorksheetKind,
  type WorksheetShape,
  worksheetShapes,
  withYears,
} from '../../../../tax/index.ts'
import { todayInLagos } from '../../../clock.ts'
import { Actions, Button, ButtonLink } from '../../../components/Button.tsx'
import { ErrorSummary, Form } from '../../../components/Form.tsx'
import { PageSection } from '../../../components/PageSection.tsx'
import { Warning } from '../../../components/notices.tsx'
import { currentYear, NotCheckedNote } from '../../calculations/index.ts'
import type { FilingOf } from '../use-filing.ts'
import { Box } from './Box.tsx'
import { Changes } from './Changes.tsx'
import { Follows } from './Follows.tsx'
import styles from './Form.module.css'
import { fieldsFor } from './fields-for.ts'
import { Hint } from './Hint.tsx'
import { ListEditor } from './ListEditor.tsx'
import { partsOf } from './parts.ts'
import { useShownWords } from './shown-words.ts'
import type { TypedSheet } from './typed.ts'
import { useSheet } from './use-sheet.ts'

/** A worksheet to fill in: its boxes and lists from its shape, what follows from them, and what saving changes. */
export function SheetForm({ kind, filing }: { kind: WorksheetKind; filing: FilingOf }) {
  const { submission, kept, taxYear } = filing
  const shape: WorksheetShape = worksheetShapes[kind]
  const words = useShownWords(kind, taxYear)
  const sheet = useSheet({
    submissionId: submission.id,
    kind,
    taxYear,
    answers: submission.answers,
    kept: kept.find((worksheet) => worksheet.kind === kind),
  })
  const { editors = {}, follow, After } = partsOf(kind)
  const { typed, check, faults, elsewhere, isSaving, isUnsaved, save } = sheet
  const change = (next: TypedSheet) => sheet.change(follow?.(typed, next) ?? next)
  const follows = useMemo(() => {
    if (!check.ok) return undefined
    const rules = rulesOf(kind)
    const answers = checkAnswers(submission.answers, { currentYear: currentYear() })
    const content = besideAnswers(kind, check.content, submission.answers)
    return {
      sections: rules.sections(content, { taxYear }),
      remarks: rules.remarks(content, { taxYear, today: todayInLagos() }),
      changes: answers.ok
        ? changesOf(answers.answers, fillsBeside(kind, check.content, { ...answers, taxYear }))
        : [],
    }
  }, [check, kind, submission.answers, taxYear])
  const summary = useMemo(
    () => Object.entries(faults).map(([field, message]) => ({ field, message })),
    [faults],
  )
  const fills = follows !== undefined && follows.changes.length > 0
  return (
    <>
      <ErrorSummary faults={summary} />
      <PageSection
        level={1}
        tone="bare"
        heading={withYears(words.heading, taxYear)}
        note={<Hint words={words.hint} taxYear={taxYear} translation={words.translation} />}
      >
        <Form onSubmit={() => save(fills)}>
          {words.translation && <NotCheckedNote />}
          {elsewhere && (
            <Warning alert title="This worksheet was changed on another device.">
              <p>What you typed here is not lost. Choose which of the two stays.</p>
              <Actions>
                <Button kind="line" onClick={() => save(fills, elsewhere.version)}>
                  Keep what is typed here
                </Button>
                <Button kind="link" onClick={() => sheet.takeTheirs(elsewhere)}>
                  Take the other one
                </Button>
              </Actions>
            </Warning>
          )}
          <div className={styles.boxes}>
            {fieldsFor(shape.fields, typed.values).map(([key, field]) => (
              <div key={key}>
                <Box
                  id={key}
                  field={field}
                  words={words.fields[key] ?? { label: key }}
                  taxYear={taxYear}
                  value={typed.values[key] ?? ''}
                  error={faults[key]}
                  onChange={(value) => change({ ...typed, values: { ...typed.values, [key]: value } })}
                />
              </div>
            ))}
          </div>
          {Object.entries(shape.lists).map(([name, list]) => {
            const listWords = words.lists[name]
            const Editor = editors[name] ?? ListEditor
            return (
              listWords && (
                <Editor
                  key={name}
                  {...{ name, list, taxYear, faults }}
                  sheet={typed}
                  words={listWords}
                  once={typed.values}
                  rows={typed.lists[name] ?? []}
                  onChange={(rows) => change({ ...typed, lists: { ...typed.lists, [name]: rows } })}
                />
              )
            )
          })}
          {follows && <Changes changes={follows.changes} taxYear={taxYear} />}
          <div className={styles.bar}>
            {isUnsaved && <p className="note">Not saved yet. What you typed is kept on this device.</p>}
            <Actions>
              <Button type="submit" busy={isSaving && 'Saving…'}>
                {fills ? 'Save and use in my calculation' : 'Save'}
              </Button>
              {fills && (
                <Button kind="line" onClick={() => save(false)}>
                  Save only
                </Button>
              )}
              <ButtonLink kind="link" to={`/submissions/${submission.id}/return`}>
                Back to your return
              </ButtonLink>
            </Actions>
          </div>
        </Form>
      </PageSection>
      {After && check.ok && <After content={check.content} answers={submission.answers} taxYear={taxYear} />}
      {follows && <Follows sections={follows.sections} remarks={follows.remarks} />}
    </>
  )
}
