const pidgin =
  /\b(wetin|dey|una|abi|wey|dem|oga|pipo|no be|i go|go pay|na so|make i|how much i|comot|pikin|chop|moni|govment|sabi|abeg)\b/i

/** Whether a question is asked in Nigerian Pidgin. */
export function isPidgin(question: string): boolean {
  return pidgin.test(question)
}
