import { mattersInPidgin } from './matters.ts'
import { workInPidgin } from './work.ts'

/** What an article says, in one or two sentences of Nigerian Pidgin, by its id; articles without one are read in English. */
export const inPidgin: Readonly<Record<string, string>> = { ...workInPidgin, ...mattersInPidgin }
