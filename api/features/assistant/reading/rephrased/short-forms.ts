import { shortForms } from '../numbers/short-forms.ts'

/** A text with what people shorten while they type written out: "n" between two words is "and". */
export const writtenOut = (text: string): string =>
  text
    .replaceAll(/(?<=[a-z] )n(?= [a-z])/gi, 'and')
    .replaceAll(/\bd(is|at)\b/gi, 'th$1')
    .replaceAll(/\b(?:mo{1,2}n{1,2}(?:t{1,2}h?|ht?)|mnth|moth|motnh)(?=(?:s|ly)?\b)/gi, 'month')
    .replaceAll(/(?<![\w'’])[a-z]+\d?(?![\w'’])/gi, (word) => shortForms.get(word.toLowerCase()) ?? word)
