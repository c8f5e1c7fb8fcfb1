// {n} is the amount, {per} "a month", {adj} "monthly", {job} and {place} are what they say.

/** Says what comes in. */
export const englishSays: readonly string[] = [
  'I earn {n} {per}',
  'my salary is {n} {per}',
  'they pay me {n} {per}',
  "I'm on {n} {per}",
  'i am on {n} {per}',
  'gross pay {n} {per}',
  'my {adj} salary is {n}',
  'I get {n} {per} from my job',
  'my employer pays me {n} {per}',
  'I make {n} {per} as a {job}',
  'I work as a {job} and earn {n} {per}',
  '{adj} salary: {n}',
  'salary {n} {per}',
  'My pay is {n} {per}',
  'I am paid {n} {per}',
  'as a {job} I collect {n} {per}',
  'my income is {n} {per}',
  '{n} {per} salary',
  'salary = {n} {per}',
  'my boss pays me {n} {per}',
  'I work in {place} for {n} {per}',
  'the company in {place} pays me {n} {per}',
  '{job} in {place}, {n} {per}',
  'my gross is {n} {per}',
  'basic salary of {n} {per}',
  'I receive a salary of {n} {per}',
  'on a salary of {n} {per}',
]

/** Asks for the tax and says what comes in. */
export const englishAsks: readonly string[] = [
  'what is the tax on {n} {per}',
  'how much tax do I pay on {n} {per}',
  'tax for {n} {per}',
  'PAYE on {n} {per}',
  'calculate tax for somebody earning {n} {per}',
  'how much tax will be taken from {n} {per}',
  'if I earn {n} {per} how much tax',
  'what would the government take from {n} {per} as tax',
  'compute my tax, {adj} salary {n}',
  'work out PAYE for a {job} on {n} {per}',
  'tell me the tax on a {adj} salary of {n}',
  'someone that earns {n} {per} pays how much tax',
  'how much PAYE for {n} {per}',
  'what tax is due on an income of {n} {per}',
  'my tax on {n} {per} please',
  'for a {adj} salary of {n}, what tax',
]

/** Asks for the tax of what was said. */
export const englishTax: readonly string[] = [
  'how much tax do I pay?',
  "what's my tax?",
  'tax?',
  'what is my tax',
  'how much is the tax for the year',
  'calculate my tax',
  'what will my tax be?',
  'what is the tax in a year?',
  'how much is my PAYE',
  'what do I owe in tax',
]

/** Asks for what is left. */
export const englishNet: readonly string[] = [
  'what is my take home?',
  'how much is left after tax?',
  "what's my net pay",
  'what will I take home after tax?',
  'take home pay?',
]
