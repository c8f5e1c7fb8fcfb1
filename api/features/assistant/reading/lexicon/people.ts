/** Other people whose money may be meant, by the word that a reply says. */
export const peoplePhrases = {
  wife: 'my wife | wife | madam | my madam | my wifey | wifey | hers',
  husband: 'my husband | husband | hubby | my hubby | oga mi',
  spouse: 'my spouse | spouse | my partner | fiance | fiancee | my fiance | my fiancee',
  brother: 'my brother | brother | my bro | my younger brother | my elder brother | my big brother',
  sister: 'my sister | sister | my sis | my younger sister | my elder sister',
  mother: 'my mother | my mum | my mom | my mama | mama | mum',
  father: 'my father | my dad | my papa | papa | dad | daddy',
  friend:
    'my friend | my friends | a friend | friend | my guy | my padi | my paddy | colleague | my colleague | my neighbour | my neighbor | my roommate | my girlfriend | my boyfriend | my babe',
  son: 'my son | son',
  daughter: 'my daughter | daughter',
  cousin: 'my cousin | cousin | my uncle | uncle | my aunt | aunt | aunty | my aunty | my nephew | my niece',
  staff:
    'my staff | my driver | my house help | my househelp | my maid | my employee | my worker | my workers | my employees | my nanny | my gateman | my gatemen | my cook | my boy | my apprentice',
  boss: 'my boss | my oga | my md | my manager | my landlord',
} as const satisfies Readonly<Record<string, string>>

/** Somebody whom a word of the list above names. */
export type NamedPerson = keyof typeof peoplePhrases

/** Somebody whom the one who asks pays for work, by what they are called in the message: one of several. */
export type Paid = `paid ${string}`

/** Somebody else whose money may be meant. */
export type Person = NamedPerson | Paid

/** A person as a reply says it, behind "your". */
export const calledPerson = (person: Person): string => person.replace(/^paid /, '')

/** Who is meant by "she" and who by "he"; both may be. */
export const calledShe: ReadonlySet<Person> = new Set<Person>([
  'wife',
  'sister',
  'mother',
  'daughter',
  'spouse',
  'friend',
  'cousin',
  'staff',
  'boss',
])
export const calledHe: ReadonlySet<Person> = new Set<Person>([
  'husband',
  'brother',
  'father',
  'son',
  'spouse',
  'friend',
  'cousin',
  'staff',
  'boss',
])

/** Behind a person: that person earns or pays, and an amount in the clause is theirs. */
export const theirs =
  "earns earn earning pays pay paid makes make gets get receives receive collects collect dey is own has salary salary's 's income took takes takes's dey job works work"
