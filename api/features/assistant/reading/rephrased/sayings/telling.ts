import { decisive, idle, type Saying } from './saying.ts'

/** Told so that nothing is missing, or asked of several things at once. */
export const ofTelling: readonly Saying[] = [
  decisive(
    String.raw`(?<![^.;!?]*\bmonth(?:ly)?\b[^.;!?]*)\b(?:from |between )?jan(?:uary)? (?:to|till|until|and|-|through|reach) dec(?:ember)?\b(?![^.;!?]*\b(?:month(?:ly)?|each|every)\b)`,
    'this year',
    'From Jan to Dec sales was 5.6m. Ingredients took 3.1m',
  ),
  idle(
    String.raw`[,;.]?\s*\b(?:and )?(?:i (?:have|get)|there is|with|e be|it is|it's) (?:no|my only) (?:other |further |more )?(?:income|money|earnings)(?: at all)?(?: (?:this|for the|in the) year| in 20\d\d)?\b`,
    '',
    'I have no other income at all this year',
  ),
  idle(
    String.raw`\b(?:no (?:further|more|other) income(?: in 20\d\d| this year)?|nothing else (?:comes|came|dey come) in|i (?:haven't|have not|never) work(?:ed)? since(?: then)?)\b`,
    '',
    'Nothing else comes in',
  ),
  idle(
    String.raw`,?\s*\b(?:so that|so say|make (?:the )?tax|before next year|so (?:the )?tax)\b[^.;,!?\d]{0,25}\b(?:shock|surprise|worry|disturb|catch|embarrass|no go|won't|wont|will not|not)\b[^.;!?\d]*`,
    '',
    'so that tax won’t shock me next year',
  ),
  idle(
    String.raw`[^.?!\d]*\b(?:each|one by one|separately|separate)\b[^.?!\d]{0,30}\b(?:separate\w*|join\w*|together|alone|add\w*)\b[^.?!\d]*\?`,
    ' ',
    'Dem go calculate each one separate or join?',
  ),
  idle(
    String.raw`\bdeductions? (?:like|such as|for|as in|e\.?g\.?) (?:pension|nhf|nhis|tax)(?:(?:,| and| or| &|/) ?(?:pension|nhf|nhis|rent|tax))*(?:,? etc\.?|,? and (?:the )?(?:rest|others?)|,? and so on)?`,
    'deductions',
    'I want to know the tax before any deduction like pension',
  ),
  decisive(
    String.raw`\bwhich (?:one|of (?:them|the two|these|those|dem))(?: of (?:them|the two))? (?:(?:is|are|will be|go be|should be|be) tax(?:ed|able)|(?:do|will|should|would) (?:they|i|we) (?:pay )?tax(?: on)?|dem (?:dey |go |suppose )*tax)(?: and|,| &)? (?:and )?how much(?: (?:is|be|will) (?:it|the tax|that))?`,
    'how much tax',
    'NYSC pays me 77k and the company gives me 90k. Which one is taxed and how much?',
  ),
  idle(String.raw`\bsince before january\b`, '', 'on 900k a month since before January'),
  idle(
    String.raw`\bno (pension|rent|nhf|nhis)(?:,? (?:or|and) (?:anything|any other thing|any(?: other)? deductions?|nothing))(?: like that)?\b`,
    'no $1',
    'no pension or anything',
  ),
  idle(
    String.raw`\b(?:he|she|they|i|we) (?:won't|wont|will not|don't|dont|doesn't|do not|does not) (?:have|pay)(?: any)? pension(?:,? or any(?:thing)?(?: other)?(?: deductions?)?)?\b`,
    'no pension',
    "He won't have pension or any other deduction",
  ),
  idle(
    String.raw`\b(?:,|on|of|from|for) (?:the |my )?(?:salary|job|pay|two|both)(?: and (?:the |my )?(?:rent|business|shop|farm|land|shares|gain|trade|side (?:job|hustle|business)))?(?: together| altogether| combined)\b|\bfor the two\b(?! of)`,
    '',
    'tax on salary and rent together',
  ),
  idle(
    String.raw`\bapart from (?:the one|what|that)\b[^.,?!]{0,40}`,
    '',
    'Apart from the one removed from the dividend',
  ),
  decisive(
    String.raw`[.,;]?\s*\b(?:before (?:that|dat|then|this|it)(?: time)?,? )(?:i|na) (?:had|have|was|wasn't|did not have|didn't have|get|no get|no dey|dey) (?:(?:no|not|any|at all|without|doing|working|earning|employed|jobless|unemployed|house|at home|idle|nothing|work|job|income|salary|anything|for|just|sitting) ?)+(?:(?:at all|since|from|for|the whole(?: of)?|all through|all|whole) )*(?:last year|last yr|2025|over a year|long|a while|the year)?(?=\s*(?:[.,;!?]|$))`,
    '',
    'before that i had no work at all since last year. what will my tax be',
  ),
  idle(
    String.raw`,?\s*\b(?:and |then )?(?:(?:i (?:will|go|would|may|might) )?(?:end up|ends up|ending up|finish|come out)(?: with)?|(?:i (?:will|go|would) )?(?:take home|carry home|get|have)) (?:less|smaller|lower|lesser)(?: (?:money|pay|take ?-?home|salary|net))?(?: (?:in hand|at the end|than before|than now))*\b`,
    '',
    'I will enter 18% and end up with less money',
  ),
]
