/**
 * What is said of a field left empty, by its name. Apart from the schemas, so that a page which checks no more than
 * this loads no schema.
 */
export const emptyFieldWords = { email: 'Type your email address', password: 'Type your password' } as const
