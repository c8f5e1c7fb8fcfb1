import { product } from '../../../../contract/http/index.ts'
import { assistantLanguages } from '../../../../tax/index.ts'
import type { Language } from '../reading/index.ts'
import type { Chat } from './chat.ts'
import type { Declined } from './declined.ts'

/** What a reply of this kind says in a language, and the articles that stand behind it. */
export interface Scoped {
  readonly text: string
  readonly articles: readonly string[]
}

type InBoth<Key extends string> = Readonly<Record<Key, { readonly en: string; readonly pcm: string }>>

const examples = {
  en: 'Ask, for instance, “tax on 450k a month” or “how does rent relief work”.',
  pcm: 'Ask me like “tax on 450k a month” or “how rent relief dey work”.',
}

const declined: InBoth<Declined | 'future'> = {
  dishonest: {
    en: 'I do not help with hiding income or with papers that are not true. What the Act lets you take off honestly is in the guide, and it may be more than you think.',
    pcm: 'I no dey help person hide money or write paper wey no true. Wetin di law allow you comot for honest way dey inside di guide, and e fit plenty pass wetin you think.',
  },
  others: {
    en: 'I can see your own calculations and the guide to the Act, and nothing else: nobody else’s figures, and nothing of how the product is run.',
    pcm: 'Na only your own calculation and di guide I fit see: I no dey see anybody else figure.',
  },
  records: {
    en: 'I cannot see what was paid to the tax office in your name, what it holds on you, or when it will answer you: I know your own calculations here and the guide to the Act. Your employer’s record of what it paid on, or the tax office of the State you live in, can tell you; compare it with your payslips.',
    pcm: 'I no fit see wetin dem don pay give tax office for your name, wetin dey dia file, or when dem go answer you: na only your own calculation for here and di guide I sabi. Ask your oga for di record of wetin e pay, or ask di tax office of di State wey you dey live, and compare am with your payslip.',
  },
  future: {
    en: 'Nobody can know yet what the law of that year will be: I know it as it stands now. Ask how it is today, and I tell you.',
    pcm: 'Nobody fit sabi now wetin di law of dat year go be: I sabi am as e dey today. Ask me how e be now, I go tell you.',
  },
  otherTaxes: {
    en: 'I know the personal income tax of Nigeria. Other taxes, and those of other countries, I leave to those who know them.',
    pcm: 'Na Nigeria personal income tax I sabi. Other tax, and tax of other country, make you ask people wey sabi am.',
  },
  injection: {
    en: `I answer questions on Nigerian personal income tax, and cannot do that. ${examples.en}`,
    pcm: `Na question about Nigeria personal income tax I dey answer, I no fit do dat one. ${examples.pcm}`,
  },
}

const declinedArticles: Readonly<Record<Declined | 'future', readonly string[]>> = {
  future: ['tax-bands'],
  dishonest: ['deductions-list', 'late-filing'],
  others: [],
  records: ['paye-not-remitted'],
  otherTaxes: ['not-a-consultant'],
  injection: [],
}

/** A polite refusal. */
export const declinedInWords = (why: Declined | 'future', language: 'en' | 'pcm'): Scoped => ({
  text: declined[why][language],
  articles: declinedArticles[why],
})

const whatItIs = {
  en: 'I am Teni. I look things up in the guide to the Nigeria Tax Act 2025 and calculate with the same rules as the questionnaire; I am not a person, and not a tax consultant.',
  pcm: 'I be Teni. I dey check di guide to di Nigeria Tax Act 2025 and I dey calculate with di same rule as di questionnaire; I no be person, and I no be tax consultant.',
}
const withModel = {
  en: 'Some answers are worded by a language model; each says so, and its figures are checked against the calculator’s.',
  pcm: 'Na language model dey write some answer; each one go talk am, and we dey check di figure with di calculator.',
}

const chat: InBoth<Exclude<Chat, 'who'>> = {
  greeting: { en: `Hello! ${examples.en}`, pcm: `How far! ${examples.pcm}` },
  thanks: { en: 'You are welcome. Ask whenever you like.', pcm: 'No wahala. Ask me anytime.' },
  bye: { en: 'Goodbye, and all the best.', pcm: 'Bye bye, go well.' },
  help: {
    en: `I calculate the tax on amounts that you type, explain your own saved calculation, and say what the Act says. ${examples.en}`,
    pcm: `I dey calculate tax for di money wey you type, I dey explain your own saved calculation, and I dey tell you wetin di law talk. ${examples.pcm}`,
  },
  people: {
    en: `A person answers at ${product.supportAddress}: write from the address of your account. Support can look into your account and your payment; for what decides money, ask the tax office of your State or a tax consultant.`,
    pcm: `Person dey answer for ${product.supportAddress}: write from di email of your account. For wetin concern big money, ask di tax office of your State or tax consultant.`,
  },
  complaint: {
    en: `I am sorry. I read words one by one and may have missed what you meant: tap what is wrong above the figure, or say it again in one sentence with each amount and what it is. A person answers at ${product.supportAddress}.`,
    pcm: `No vex. E fit be say I no read am well: tap wetin no correct for top of di figure, or talk am again for one sentence with each money and wetin e be. Person dey for ${product.supportAddress}.`,
  },
}

/** The reply to what asks for nothing. @param hasModel whether a language model words some of the answers. */
export function chatInWords(about: Chat, language: 'en' | 'pcm', hasModel: boolean): Scoped {
  if (about !== 'who') return { text: chat[about][language], articles: [] }
  return {
    text: `${whatItIs[language]}${hasModel ? ` ${withModel[language]}` : ''}`,
    articles: ['not-a-consultant'],
  }
}

type Foreign = Exclude<Language, 'en' | 'pcm'>

/** What follows in English: that the amount can be tapped where one was named, and where there is help in the language. */
const inEnglish = (language: Foreign, hasAmount: boolean): string =>
  [
    hasAmount ? 'Tap the amount that you named, or ask in English or Pidgin.' : 'Ask in English or Pidgin.',
    ...(language === 'yo' ? ['The help texts of the questionnaire are there in Yoruba.'] : []),
  ].join(' ')

/** The reply to a question in Yoruba, Hausa or Igbo. @param hasAmount whether it named an amount, which is shown to be tapped. */
export const languageInWords = (language: Foreign, hasAmount: boolean): Scoped => ({
  text: `${assistantLanguages[language].text}\n\n${inEnglish(language, hasAmount)}`,
  articles: [],
})

const perhaps = {
  en: (title: string) => `Did you mean this? “${title}” Ask it so, and I look it up.`,
  pcm: (title: string) => `Abi na dis one you mean? “${title}” Ask am like dat, I go check am.`,
}

const unsure = {
  en: (title: string) => `I am not sure that I understood you. The nearest that I know is “${title}”`,
  pcm: (title: string) => `I no sure say I hear you well. Di one wey near am pass na “${title}”`,
}

/** What comes nearest to a question that is not known: its title alone, or what it says as well. */
interface Nearest extends Partial<Scoped> {
  readonly title: string
}

/** The reply to what is not known. @param nearest the article that comes nearest, where one does. */
export function unknownInWords(language: 'en' | 'pcm', nearest?: Nearest): Scoped {
  if (nearest?.text !== undefined)
    return { text: `${unsure[language](nearest.title)}\n\n${nearest.text}`, articles: nearest.articles ?? [] }
  const unknown = {
    en: `I do not know that. I know Nigerian personal income tax. ${examples.en} For anything that decides money, ask the tax office or a tax consultant.`,
    pcm: `I no sabi dat one. Na Nigeria personal income tax I sabi. ${examples.pcm}`,
  }
  const near = nearest === undefined ? [] : [perhaps[language](nearest.title)]
  return { text: [unknown[language], ...near].join('\n\n'), articles: [] }
}
