import { type Reading, writtenOut } from '../../reading/index.ts'

/** Asks for a sum, whatever else is asked. */
const ofSum =
  /\b(?:how much|what amount|what (?:will|would|go) (?:enter|hit|land|drop|reach)|what(?:'s|’s|s)? ?(?:will|would|should|is|was|be|are|go be)? ?(?:be )?(?:my|the|his|her|our|their) (?:\w+ )?(?:tax|paye|net|gross|take ?-?home|total|figure|amount)|what (?:tax|paye|do i (?:pay|owe|take)|will i (?:pay|owe|take)|would i (?:pay|owe))|what (?:do|does|will|would|should) (?:they|dem|government|govt|lirs|firs|nrs|the government|the taxman|my employer|hr|payroll) (?:take|deduct|collect|remove|charge|cut)|calculate|compute|work (?:it )?out|wetin (?:be|go be|na) (?:my|di|the)(?! (?:fine|penalty|punishment|deadline|last day|difference|rule|law|limit))|(?:my|the|total|annual|yearly|monthly) (?:tax|paye)(?: for (?:the|this|one) (?:whole )?year)?\s*(?:please|pls|$)|(?:total|annual|yearly) (?:tax|paye)(?: for (?:the|this|one) (?:whole )?year)?(?=\s*\?)|take ?-?home|how (?:far|many))\b/i
/** A duty: to file, to register, to declare, to keep papers. */
const ofDuty =
  /\b(?:do|does|must|should|shall|will|would|am|is|can|may|need|have|has|supposed|compulsory|mandatory|necessary|required|gats|suppose)\b[^.;!?\n]{0,45}\b(?:file|filing|register|registration|declare|declaring|report|submit|submitting|return|returns|disclose|tax id|tin|receipts?|documents?|evidence|proof|certificate)\b/i
/** Whether something comes off. */
const ofDeduction =
  /\b(?:can|could|may|allowed|is|are|does|do|will|would|fit|should|qualif\w*|eligible)\b[^.;!?\n]{0,60}\b(?:deduct\w*|claim(?:ed|able)?|(?:take|taken|remove|removed|write|written|minus|subtract\w*) (?:it|them|that|this|am|dem|these|those|my \w+|the \w+)? ?(?:off|out|away|from|before)|comes? off|relief for|as (?:a )?(?:deduction|relief|expense|cost))\b|\b(?:any|is there (?:any|a)?|get any) ?(?:tax )?(?:reliefs?|deductions?|exemption|discount|benefit) (?:for|on|from|there)\b|\b(?:does|do|will|would|can|could|is|dey|go|fit|e fit)\b[^.;!?\n]{0,40}\b(?:reduce|lower|affect|bring down|lessen) (?:my |the |what i pay|our )?(?:tax|paye|taxable)|\b(?:use|carry) (?:it|am|that|the loss) (?:later|forward|next year|against)\b/i
/** Whether it is lawful, income, right, or whose matter it is; what it is. */
const ofMatter =
  /\b(?:is it true that|(?:is|will|go|dem go|will they|will tax) (?:the )?(?:tax )?(?:be |going to be |come )?(?:on|tax) (?:all|everything|the whole)|(?:what|wetin) (?:is|be) (?:the |di )?(?:fine|penalty|punishment)|tax us together|each person separately|(?:is|na) (?:the |di )?first\b[^.;!?\n]{0,40}\b(?:free|exempt(?:ed)?|not taxed)\b|is (?:it|that|this) (?:income|legal|illegal|lawful|allowed|compulsory|a crime|an offen[cs]e|part of my income|exempt(?:ed)?|final|deductible|still (?:correct|there|valid|true|in use|the case|the law))|\b(?:is|are|na|does|do|will|would)\b[^.;!?\n]{0,40}\b(?:part of (?:what|my (?:taxable )?income|the tax)|taxable|taxed at all|count(?:s|ed)? as income|subject to tax)\b|\bis\b[^.;!?\n]{0,40}\bstill (?:200|500|\d|the same|correct|there|valid|used)|what rate do (?:they|we|i) use|how do (?:they|i|we) (?:put a value|value|claim|declare|file|register|report|object|prove|treat)|what is (?:that|this|it)(?: for| about)?\s*(?:\?|$)|what does (?:that|this|it) mean|anything (?:else|more|again) to (?:pay|do)|(?<!\b(?:one|person|am|be|is|na|people|man|woman) )who (?:pays|files|collects|removes|deducts|should|must|is responsible)|which (?:state|office|tax office|form|country)|\b(?:cover|replace|stand for|count as|clear)\b[^.;!?\n]{0,12}\b(?:my )?(?:income )?tax (?:abi|right|shey|or)?|which (?:one|part|money) (?:be|is|na|counts as) my (?:own )?income|where (?:do|should|must|can) i|when (?:do|should|must|is|am)|by when|what happens (?:if|when|to)|wetin (?:go |dey )?happen (?:if|when)|what (?:should|can|must|do) i do\b|wetin i (?:suppose|go|fit|for) do\b|what if i (?:don't|do not|refuse|forget|fail))\b/i

/** "…, 37k pension is deducted every month. Tax?": a sum, whatever was told before. */
const taxAlone =
  /(?:^|[.!?;,\n])\s*(?:my |the |total |annual |yearly |monthly )?(?:tax|paye)(?: (?:for|in|of) (?:the|this|one|a) (?:whole )?(?:year|month))?\W*$/i

/** Whether a text asks for a sum, whatever else it asks for. */
export const asksSum = (text: string): boolean => ofSum.test(text) || taxAlone.test(text)

/** Whether a question with amounts asks for a rule or a duty, and for no sum: "I make 50k from cakes, do I still have to file?". */
export function asksRule({ text: whole }: Pick<Reading, 'text'>): boolean {
  // "Nothing is deducted for pension" tells, and asks nothing.
  const text = writtenOut(whole).replaceAll(
    /\bnothing (?:else |more )?(?:is|was|has been)? ?(?:deducted|removed|taken)\b[^.?!,]*/gi,
    '',
  )
  return !asksSum(text) && (ofDuty.test(text) || ofDeduction.test(text) || ofMatter.test(text))
}
