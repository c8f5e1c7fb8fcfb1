/** Where a step of a draft is. @param from `check` where the person came from a Change link and goes back to it. */
export function stepAddress(draftId: string, step: string, from?: 'check'): string {
  const back = from === undefined ? '' : `&from=${from}`
  return `/questionnaire?draft=${draftId}&step=${step}${back}`
}
