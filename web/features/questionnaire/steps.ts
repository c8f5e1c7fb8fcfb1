/** Where a person came from: a Change link of the check page, or Edit of a kept calculation. */
export type From = 'check' | 'edit'

/** Address of a step of a draft. @param from leads back to the check page, or offers it beside Next. */
export function stepAddress(draftId: string, step: string, from?: From): string {
  const back = from === undefined ? '' : `&from=${from}`
  return `/questionnaire?draft=${draftId}&step=${step}${back}`
}

/** Reads `?from=`. */
export function fromOf(text: string | null): From | undefined {
  return text === 'check' || text === 'edit' ? text : undefined
}
