import type { Intent } from '../reading.ts'

/** Phrases that ask for something, by what they ask for; the first intent of this order that is found counts. */
export const intentPhrases: readonly (readonly [Intent, string])[] = [
  [
    'why',
    'show me step by step | step by step for my | why is my tax | why am i | why did you arrive | why is it | why did i | why na | how did you get | how did you arrive | how was my tax | explain my | explain my result | break down my | breakdown of my | breakdown of my result | show me how | why so high | why is mine | how come my tax',
  ],
  [
    'gross',
    "be in gross | in gross terms | as gross | to gross | gross do i need | real salary | my actual salary | actual gross | should i negotiate | to negotiate | negotiate for | should i quote | to quote | should i demand | figure do i call | should i call | must i ask for | gross must i | what gross | what was the gross | the gross should be | gross be | which gross | gross that leaves | gross needed | gross i need | gross should i | what was my salary before tax | what is my salary before tax | what's my salary before tax | gross salary needed | what salary should i ask | how much should i ask | what should i ask for | gross to ask | what gross should | what is my gross | what's my gross | whats my gross | what was my gross | how much is my gross | how much gross | calculate my gross | find my gross | what gross pay | gross equivalent | need to earn | need to earn to | must i earn | should i earn | how much must i earn | how much should my salary be | what salary gives | what salary will give | what salary do i need | what gross gives | what is the gross | what's the gross | gross will give | gross will leave | gross pay do i need | gross salary do i need | salary should i negotiate | gross should | wetin be my gross",
  ],
  [
    'incomeFromTax',
    "what is my salary | what was my salary | what's my salary | what do i earn | how much do i earn | what is my income | what income | what salary | how much am i earning | how much is my salary | wetin be my salary | what am i earning | how much do i earn if my tax | what is my income if my tax | what income gives | what salary gives tax | what salary has tax of | what was i earning if tax | how much income has tax | tax of # means what salary | what salary would make | how much must someone earn to pay | what do i earn if",
  ],
  [
    'rate',
    'effective rate | what percentage of | which percentage of | effective tax rate | what percent of my | what percentage of my | what percent | what percentage | how many percent | which percent | percentage of my salary goes | which band | what band | what tax bracket | which bracket | what bracket | marginal rate | tax rate on',
  ],
  [
    'relief',
    'how much relief | what relief | rent relief on | what is my relief | relief do i get | the relief | relief can i | relief on | how much is my rent relief | how much rent relief | get as relief | claim as relief | relief will i get | relief for rent of | how much of my rent | how much of the rent',
  ],
  [
    'saving',
    'tax drop because | tax drop by | tax fall because | tax reduce because | tax go down because | tax drop | drop my tax | take off my tax | takes off my tax | come off my tax | comes off my tax | off my tax this year | how much do i save | how much will i save | how much would i save | tax go drop | go drop | save me | does it save | how much tax do i save | how much tax will i save | how much tax would i save | saves me | save on tax | tax saving | tax savings | how much will it save | how much does it save | reduce my tax by | reduce my tax | how much tax go comot | how much less tax | lower my tax by | lower my tax | bring down my tax | cut my tax',
  ],
  [
    'difference',
    'which has less tax | which has more tax | which one has less tax | which one has more tax | which pays less tax | which pays more tax | which one pays less tax | which one pays more tax | which one | which offer | which job | which of them | which of the two | how much of the bonus | how much of my bonus | how much of that bonus | from the bonus alone | on the bonus alone | on just the bonus | on the bonus itself | because of the bonus | better than | offer better | which should i take | should i take | should i stay | drops more cash | more cash | difference | which leaves | leaves me with more | which one pays | which gives me more | more after tax | which is higher | bigger or smaller | smaller or bigger | higher or lower | lower or higher | up or down | which pays | which one dey better | which one better | extra tax | additional tax | how much more | how much more tax | more tax | by how much | what changes | what happens to my tax | what will change | compare | give me a comparison | a comparison of | versus | vs | better off | which one better | which is better | which one leaves | which one leave | how much extra | go up by | does my tax go up | tax go up | who charges less | old law or new law | new law or old law | old law and new law | increase by | how much higher | how much lower | what extra | what additional | wetin change | my tax increase | which pays more | how much e take pass | rise in tax | change in tax | changes to my tax | my tax change | affect my tax | affects my tax | better offer',
  ],
  [
    'net',
    "will enter my account | what will enter my account | take home | takehome | do i touch | actually touch | i go touch | be entering my account | will now be entering | entering my account | land in my account | enters my account each | left for me | i have left | have left each month | left after | what remains | what will remain | what is left | whats left | what's left | go remain | remain for my hand | remain for me | for my hand | hold for hand | enter my hand | how much will i receive | how much will i get | what will i receive | after tax | how much do i keep | what do i keep | net pay | net salary | net income | what hits my account | be left with | left with | how much will enter | how much go enter | in my hand | in hand | in my pocket | how much remains | how much remain | what stays with me | i go carry go house | carry go house | what will i be left with | what do i pocket | go enter my hand | what enters my account | in my account | remains for me | will be my net | be my net | what's my net | what is my net | my net | go home with | go house with | get to keep | to keep | i keep | actually drop | will drop | drop for my account | lands in my | land in my | lands in the | in my bank account | be in my pocket | for my pocket | left of | be left | left over | left when | left once | reach my hand | reaches my hand | get in hand | hand go get | remain after | remains after | actually receive | actually get | actually see | actually enter | go see for account | dey enter account | carry home | walk away with | do i receive | will i be receiving | i be receiving | do i actually get | will i be getting | do i end up with | end up with | comes to me | come to me | left in my pocket | left in my hand | left in my account",
  ],
  [
    'tax',
    'tax | taxes | paye | owe | owe the government | tax payable | tax due | taxman | government collect | government go collect | government take | taxed | p a y e | how much will i pay | how much do i pay | how much i go pay | i go pay | will i pay | do i pay | should i pay | have to pay | calculate am | calculate | compute | lirs | firs | nrs | levy | hmrc | they cut | cut tax | cut my tax from | dem go cut | will they cut | go comot | they deduct | taxation | taxable | taxation on | how much should i pay | what do i pay | i for pay | i suppose pay | pay government | pay the government | income tax | redo it | recalculate | work it out | work am',
  ],
  [
    'chat',
    'hello | hi | good morning | good evening | good afternoon | hey | thanks | thank you | how far | who are you | are you a person | are you human | you be person | bye | good night | well done | good day',
  ],
]

/** Words that ask; a message without one and without an amount is a statement. */
export const ownPhrases =
  'my result | my calculation | my saved calculation | my saved | calculation i saved | the calculation | saved calculation | wey i save | i saved | my report | my tax result | arrive at that amount for me | my breakdown | my effective rate | after this tax | my own result | my figures | my numbers | my answers | my questionnaire | in my result | the one i saved | that i saved | what you calculated for me | my last calculation | my tax so high | my tax high'
