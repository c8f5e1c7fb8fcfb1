import type { Random } from '../random.ts'

const likely =
  /\b(?:salary|month|monthly|yearly|annual|pension|calculate|earn|please|employer|deduct|how much|income)\b/gi

function slip(word: string, random: Random): string {
  const at = random.between(1, word.length - 2)
  const forms = [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + word.charAt(at) + word.slice(at),
    word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ]
  return random.pick(forms)
}

/** One word with a letter lost, doubled or swapped. */
export function slipped(text: string, random: Random): string {
  const words = [...text.matchAll(likely)]
  if (words.length === 0) return text
  const { 0: word, index } = random.pick(words)
  return text.slice(0, index) + slip(word, random) + text.slice(index + word.length)
}
