import { Amount } from '../../../components/figures/index.ts'

/** Words with amounts among them, each kept on one line as far as it fits: "up to −₦90,000". */
export function WithAmounts({ words }: { words: string }) {
  return words
    .split(/(\S*₦\S*)/)
    .map((part, index) => (index % 2 === 0 ? part : <Amount key={index} value={part} />))
}
