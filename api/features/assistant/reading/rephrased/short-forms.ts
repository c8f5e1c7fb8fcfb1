import { shortForms } from '../numbers/short-forms.ts'

/** A text with what people shorten while they type written out: "n" between two words is "and". */
export const writtenOut = (text: string): string =>
  text
    .replaceAll(/(?<=[a-z] )n(?= [a-z])/gi, 'and')
    .replaceAll(/\bd(is|at)\b/gi, 'th$1')
    .replaceAll(/(?<![\w'’])[a-z]+\d?(?![\w'’])/gi, (word) => shortForms.get(word.toLowerCase()) ?? word)
