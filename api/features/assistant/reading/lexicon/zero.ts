/** Words that deny what stands behind them. */
export const deniers =
  "no | without | not | don't | dont | do not | i don't | doesn't | does not | never | nor | neither | zero | comot | comot the | remove | remove the | take away | take out | drop the | ignore | ignore the | forget the | cancel the | excluding | except | cut out | leave out | no more | didn't pay | did not pay | didnt pay | didn't have | did not have | there is no | there's no | have no | has no | no get | i no get | no dey pay | i no dey pay | no dey | i don't pay | i do not pay | don't pay | do not pay | not paying | i'm not paying | i am not paying | don't contribute to | do not contribute to | not contributing to | stopped paying | i don't have | i do not have | don't have | do not have | no be | don't do | i don't do | no any | without any | without the | not on | exempt from | i no pay | no pay | never pay | doesn't pay | they don't deduct | dem no dey comot | dem no dey remove | dem no dey deduct | they do not deduct | not deducted | nothing for | nil | not yet paying | i'm not on | don't remove | do not remove | they don't remove"

/** Said of a role before it, that it is nothing: "pension nil", "NHF: none". */
export const nilBehind =
  "has not started | have not started | not started | hasn't started | never start | has stopped | don stop | nil | none | zero | is zero | is nil | is none | : none | : nil | : no | no dey | is not paid | not paid | is not deducted | not deducted | not applicable | is 0 | na zero"

/** Said of the person's own part of a pension. */
export const noPension =
  "i don't contribute anything | i dont contribute anything | i don't contribute anything myself | i contribute nothing | i contribute nothing myself | i don't contribute | i do not contribute | i don't pay anything into it | nothing is taken from me | i no dey contribute anything | i no contribute anything"

/** Said of everything that makes the tax less at once. */
export const nothingOff =
  "zero deductions | zero deduction | no deductions | nothing dey comot | nothing comot | nothing dey come out | no any deduction | no deduction | no deductions at all | without deductions | without any deductions | without any deduction | no relief | no reliefs | nothing deducted | nothing is deducted | no other deductions | no other deduction | nothing else is deducted | nothing else is removed | they deduct nothing | dem no dey deduct anything | nothing else dem dey remove | only tax is deducted | only tax was deducted | only tax was removed | only tax is removed | only tax to be removed | nothing else comes off | nothing else comes off apart from tax | nothing else comes out | nothing is deducted yet | they remove only tax | nothing else is deducted in both | no pension nothing | they don't deduct anything | nothing removed | nothing is removed"
