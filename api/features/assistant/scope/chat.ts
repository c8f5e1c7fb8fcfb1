import type { Reading } from '../reading/index.ts'

/** What is said that asks for nothing of the law. */
export type Chat = 'greeting' | 'thanks' | 'who' | 'help' | 'people' | 'bye' | 'complaint'

const who =
  /\b(?:na (?:robot|machine|person|human|computer|bot) (?:be|dey) (?:this|dis)\b|(?:are|be|na|r) (?:you|u|una)\b.{0,20}\b(?:person|human|robot|bot|machine|ai|a\.i|real|computer|chatgpt|gpt|software|somebody|lawyer|accountant|tax consultant)|(?:you|u) (?:be|na|are) (?:person|human|robot|machine|ai|real|computer|chatgpt)|(?:is|be|na) (?:this|it|dis) (?:a |an )?(?:bot|robot|machine|ai|human|person|real person|computer)|who (?:you|u) (?:be|dey)|who (?:are|be|is) (?:you|u|this|teni)|what (?:are|is) (?:you|teni)\b|wetin (?:you|u) be|who (?:am i|i dey) (?:talking|chatting|speaking|talk|chat)|who (?:built|made|created|owns) (?:you|u|this)|(?:what is|what's|wetin be) your name|am i (?:talking|chatting|speaking) (?:to|with))/i
const help =
  /^(?:help(?: me)?|what (?:all )?can (?:you|u|i) (?:do|ask)(?: you)?(?: for me)?|how (?:do|can) i use (?:you|this)|how (?:you|u) (?:fit|go) help(?: me)?|what (?:do you|you) (?:know|do)|wetin (?:you|u) (?:fit|sabi) do|how does this work|how e dey work)[\s?.!]*$/i
const people =
  /\b(?:(?:talk|speak|chat|write|complain|report) (?:to|with) (?:a |an |your |the |any )?(?:human|person|real person|agent|support|customer|tax officer|tax consultant|expert|lawyer|accountant|somebody|someone|staff|team|manager)|contact (?:you|u|support|your|someone|somebody|customer)|customer (?:care|service|support)|support (?:email|line|number|team|address|phone)|(?:your|una) (?:email|phone|office|number|whatsapp)|who(?:m)? (?:do|can|should) i (?:write|complain|talk|contact|call)|number to call|(?:call|phone) (?:una|you)\b|reach (?:you|your team|a human|support))\b/i
/** Whose number is asked for is somebody else. */
const ofAnother = /\b(?:mtn|airtel|glo|9mobile|bank|police|hospital|jumia|nepa|dstv|lirs|firs|nrs)\b/i
const complaint =
  /\b(?:wast(?:ed|ing) my (?:data|time|money)|not happy with (?:you|una|this)|too slow|answer (?:no|is not|not) (?:even )?clear|una (?:no )?dey try|you people|rubbish|nonsense|useless|stupid|mumu|yeye|dumb|idiot|foolish|garbage|trash|scam|you (?:are|re|'re) wrong|you(?:'re| are) not (?:helping|listening)|your (?:answer|calculation|figure|sum|result|reply) (?:is|are|na) (?:wrong|bad|not|false|rubbish)|(?:not|no dey) (?:making|make) (?:any )?sense|makes? no sense|wrong answer|that(?:'s| is) (?:wrong|not correct|not right)|(?:did|do)(?:n't| not) (?:even )?(?:read|understand|listen|answer)|not what i (?:asked|said|wrote|mean)|you no (?:understand|hear|read|get)|this (?:thing|app) (?:no dey work|is not working|does not work)|you (?:dey )?(?:craze|mad))\b/i
const thanks =
  /\b(?:thank(?:s| you| u)?|tanx|thanx|thnks|e ?se|ẹ ?ṣe|imela|daalu|dalu|na ?gode|appreciate|(?:you(?:'re| are|’re)|u r|this is|that was|it was|that is) (?:very |so |really |too )?(?:helpful|useful|great|clear|good|kind)|god bless|well done|you tried|you do well|nice one|great job|gracias)\b/iu
const noted =
  /^(?:ok(?:ay)?|alright|all right|noted|fine|cool|great|good|i see|oh i see|understood|got it|no wahala|no problem|i don (?:hear|see)|ehen|oh ok(?:ay)?)[\s.!]*$/i
const bye =
  /^(?:ok(?:ay)?[,. ]*)?(?:bye|good ?bye|bye bye|see you|talk later|later|take care|good ?night|o ?dabo|ka o di|sai an jima|i don go)\b/i
const greeting =
  /^(?:(?:hi+|hello+|hey+|helo|hallo|yo|good (?:morning|afternoon|evening|day)|gm|morning|afternoon|evening|how far|wetin dey (?:happen|sup)|how (?:are you|you dey|una dey|is it going|body|una|your side|work|family|today)|what'?s up|xup|sup|greetings|e kaaro|e ku ?\w+|bawo(?: ni)?|sannu|ina kwana|kedu|ndewo|howdy|good to meet you|happy (?:new year|sunday|monday|weekend))(?![\p{L}\p{N}]))/iu
const asks =
  /\?|\b(?:how much|what|wetin|which|calculate|tax on|why|when|where|do i|can i|if i|i (?:earn|make|collect|pay)|my (?:salary|pay|tax|rent))\b/i

const idleAfter =
  /\b(?:teni|sir|ma|madam|oga|there|dear|you dey|you doing|are you doing|doing|dey|my dear|this morning|tonight|friend|boss|o|oo|today|everyone|hope you are (?:well|fine|good)|how are you|how far)\b|[\s,.!?'’-]/giu

const changes =
  /\b(?:add|remove|comot|include|without|take (?:out|off)|put)\b.{0,30}\b(?:rent|pension|nhf|nhis|bonus|premium|insurance)\b/i

const asksAnything =
  /\b(?:what|which|where|who|can|does|why|when|how (?:much|many|do|does|can|will)|tax\w*|paye|relief|rent|salary|pension|nhf|nhis|wetin)\b/i
/** "Hope your day went well?" asks nothing. */
const isSmallTalk = (rest: string): boolean =>
  rest.split(/\s+/).length <= 12 &&
  /\b(?:hope|trust|well|fine|day|night|weekend|family|doing|greet|greets|greeting|body)\b/i.test(rest) &&
  !asksAnything.test(rest) &&
  !/\d/.test(rest)

/** "Thank you jare, 600k no be small tax": thanks first, and then a sentence on what was told. */
const isRemark = (text: string, amounts: Reading['amounts']): boolean =>
  text.search(thanks) === 0 &&
  text.split(/\s+/).length >= 8 &&
  amounts.every(({ periodBy, roleBy }) => periodBy !== 'said' && roleBy !== 'named')

/** What a message is when it asks for nothing; undefined where it asks something of the law or of a sum. */
export function chatAbout({
  text,
  amounts,
  zero,
  about,
}: Pick<Reading, 'text' | 'amounts' | 'zero' | 'about'>): Chat | undefined {
  // "remove the rent thank you" asks for something, politely.
  if (amounts.length === 0 && (zero.length > 0 || changes.test(text))) return undefined

  if (amounts.length === 0) {
    if (who.test(text)) return 'who'
    if (people.test(text) && !ofAnother.test(text)) return 'people'
    if (help.test(text.trim())) return 'help'
    if (complaint.test(text)) return 'complaint'
    if (bye.test(text.trim())) return 'bye'
    let rest = text.trim()
    let isGreeted = false
    for (let at = 0; at < 3 && greeting.test(rest); at += 1) {
      isGreeted = true
      rest = rest.replace(greeting, '').replace(/^(?:[\s,.!?]|teni\b)+/i, '')
    }
    if (isGreeted && rest.replace(idleAfter, '').length <= 3) return 'greeting'
    if (isGreeted && isSmallTalk(rest)) return 'greeting'
  }
  if (amounts.length === 0 && noted.test(text.trim())) return 'thanks'
  // "Sorry, I mean 840k a month, God bless": politeness beside an amount asks for the sum.
  if ((amounts.length > 0 || about.length > 0) && !isRemark(text, amounts)) return undefined
  return thanks.test(text) && !asks.test(text.replace(/\bwhat (?:a|an)\b/i, '')) ? 'thanks' : undefined
}
