/** What changes no tax, said by the way. */
export const asides = [
  'I live in {place}',
  'I have two children',
  'I am 34 years old',
  'my friend told me about this app',
  'I just want to know',
  'it is my first job',
  'I am married',
  'God bless you',
  'I am asking for my budget',
  'I no too sabi this matter',
  'the economy is hard',
  'my wife is a teacher',
  'I work for a private school',
  'HR is not helping me',
] as const

/** How one begins. */
export const greetings = [
  'Hello',
  'Good morning',
  'Hi Teni',
  'Please',
  'pls',
  'Good evening sir',
  'Abeg',
  'hey',
  'Dear Teni',
] as const

/** How one ends. */
export const thanks = ['thanks', 'thank you', 'pls', 'please', 'abeg', 'God bless', 'I dey wait o'] as const
