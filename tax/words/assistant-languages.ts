/** A sentence in a language that the assistant does not calculate in, with what it says and a question to a native speaker. */
interface KindSentence {
  /** The language's name in English. */
  readonly name: string
  readonly text: string
  readonly english: string
  readonly ask: string
}

/**
 * What the assistant answers to a question in Yoruba, Hausa or Igbo: one kind sentence in it. No native speaker has read
 * them yet; docs/translation-review.md asks for it.
 */
export const assistantLanguages = {
  yo: {
    name: 'Yorùbá',
    text: 'Ẹ ṣé fún ìbéèrè yín. Mi ò tíì lè ṣírò owó orí ní èdè Yorùbá; ẹ jọ̀ọ́, ẹ béèrè ní Gẹ̀ẹ́sì tàbí Pidgin.',
    english:
      'Thank you for your question. I cannot yet calculate tax in Yoruba; please ask in English or Pidgin.',
    ask: 'Is ṣírò what you would say for working a sum out, and is the plural ẹ right for somebody unknown?',
  },
  ha: {
    name: 'Hausa',
    text: 'Na gode da tambayarka. Ban iya lissafin haraji da Hausa ba tukuna; don Allah ka tambaya da Turanci ko Pidgin.',
    english:
      'Thank you for your question. I cannot yet calculate tax in Hausa; please ask in English or Pidgin.',
    ask: 'The sentence speaks to a man. How would you say it to a man and a woman alike?',
  },
  ig: {
    name: 'Igbo',
    text: 'Daalụ maka ajụjụ gị. Enwebeghị m ike ịgbakọ ụtụ isi n’Igbo; biko jụọ n’asụsụ Bekee ma ọ bụ Pidgin.',
    english:
      'Thank you for your question. I cannot yet calculate tax in Igbo; please ask in English or Pidgin.',
    ask: 'Is ịgbakọ ụtụ isi what you would say for calculating tax?',
  },
} as const satisfies Readonly<Record<string, KindSentence>>
