const working =
  /^\W*(?:(?:and|so|but|ok|abeg|please|pls|can you|could you|kindly|oya)\W+)*(?:(?:how|explain how|explain to me how|show me how|tell me how|how come)\b.{0,20}\b(?:get|got|arrive|arrived|calculate|calculated|work|worked|reach|reached|come|came)\b.{0,40}|(?:break (?:it|that|am|this) down|(?:show|give) me (?:the |a |your )?(?:breakdown|working|workings|steps|calculation)|explain (?:it|that|am|the (?:figure|calculation|answer)))\b.{0,40}|.{0,30}\bstep by step\b.{0,15})$/i

/** "Which part is taxed at 18%?", "how much is in each band?". */
const byBand =
  /^\W*(?:(?:and|so|but|ok)\W+)*(?:which|what|how much)\b.{0,25}\b(?:taxed at|at) \d{1,2} ?%|\b(?:each|every|which|by) band\b/i

/** Whether a message asks how the figure before it came about, with no amount of its own: it is told band by band. */
export const asksSteps = (text: string): boolean => working.test(text) || byBand.test(text)
