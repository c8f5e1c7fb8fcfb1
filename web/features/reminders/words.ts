import type { ReminderKind } from '../../../contract/http/index.ts'

/** What the link of a reminder does. */
export type LinkChange = 'end' | 'end-all' | 'undo'

/** What each reminder is about, after "the reminder". */
const about: Readonly<Record<ReminderKind, string>> = {
  employer: 'to ask your employer for your record of pay',
  return: 'of your own tax return',
  renewal: 'that Pro renews in a month',
  law: 'that the law changed a calculation of yours',
}

/** What was done last, as the entry of the browser's history keeps it; undefined before anything was. */
export function doneIn(state: unknown): { change: LinkChange; kind: ReminderKind } | undefined {
  return (state as { done?: { change: LinkChange; kind: ReminderKind } } | null)?.done
}

/** What the page of the link says when it is done. */
export function outcomeInWords(change: LinkChange, kind: ReminderKind): { title: string; words: string } {
  if (change === 'end')
    return {
      title: 'This reminder has ended',
      words: `We no longer mail you the reminder ${about[kind]}. The others that you asked for still come.`,
    }
  if (change === 'end-all')
    return { title: 'All reminders have ended', words: 'We no longer mail you any reminder.' }
  return {
    title: 'Your reminders are back',
    words: 'What this link ended in the last 24 hours comes again, as if you had not pressed it.',
  }
}
