const working =
  /^\W*(?:(?:and|so|but|ok|abeg|please|pls|can you|could you|kindly|oya)\W+)*(?:(?:how|explain how|explain to me how|show me how|tell me how|how come)\b.{0,20}\b(?:get|got|arrive|arrived|calculate|calculated|work|worked|reach|reached|come|came)\b.{0,40}|(?:break (?:it|that|am|this) down|(?:show|give) me (?:the |a |your )?(?:breakdown|working|workings|steps|calculation)|explain (?:it|that|am|the (?:figure|calculation|answer)))\b.{0,40}|.{0,30}\bstep by step\b.{0,15})$/i

/** "Which part is taxed at 18%?", "how much is in each band?". */
const byBand =
  /^\W*(?:(?:and|so|but|ok)\W+)*(?:which|what|how much)\b.{0,25}\b(?:taxed at|at) \d{1,2} ?%|\b(?:each|every|which|by) band\b/i

/** "How much of it goes to pension?": a line of the working. */
const ofParts =
  /^\W*(?:(?:and|so|but|ok)\W+)*how much (?:of it |of that )?(?:goes (?:to|for)|will go (?:to|for)|is|be|comes off for)(?: my| the)? (?:pension|nhf|nhis|rent relief|relief|deductions?)\b.{0,25}$/i

const whySoMuch =
  /^\W*(?:(?:and|so|but|ok|ah|ahn|haba|chai)\W+)*(?:why|how come)\b.{0,15}\b(?:so much|so high|that much|this much|so plenty|that high|high like (?:this|that)|too much)\W*$|^\W*(?:explain|breakdown|break am down|show (?:the )?working|explain am|explain more|explain better)\W*$/i

/** "Are you sure? My accountant says 330,000": what another comes to changes nothing, and the working is what helps. */
const doubts =
  /^\W*(?:(?:and|so|but|ok|no|hmm|ah)\W+)*(?:are you sure|u sure|you sure|is (?:that|this|it) (?:right|correct|true))\b|\b(?:accountant|hr|payroll|employer|boss|friend|colleague|calculator|app|website|chatgpt|google|consultant|they|he|she|payslip) (?:says?|said|told me|calculated|got|gave(?: me)?|is saying|shows?|computed)\b[^.?!]{0,15}(?:₦|n)?[\d][\d,.]*\s?[km]?\b/i

/** Whether a message doubts the figure that was told. */
export const doubtsFigure = (text: string): boolean => doubts.test(text)

/** Whether a message asks how the figure before it came about, with no amount of its own: it is told band by band. */
export const asksSteps = (text: string): boolean =>
  working.test(text) || byBand.test(text) || ofParts.test(text) || whySoMuch.test(text) || doubts.test(text)
