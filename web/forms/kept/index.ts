/** Apart from the other parts of forms: the pages before sign-in keep nothing that is typed, and do not load this. */
export { keptForm } from './kept-forms.ts'
export { useFinishedSave, useKeptForm } from './use-kept-form.ts'
