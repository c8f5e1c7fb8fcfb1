// {n} is the amount, {per} "a month", {adj} "monthly", {job} and {place} are what they say.

/** Says what comes in. */
export const pidginSays: readonly string[] = [
  'I dey earn {n} {per}',
  'dem dey pay me {n} {per}',
  'my salary na {n} {per}',
  'na {n} I dey collect {per}',
  'my oga dey pay me {n} {per}',
  'I dey work for {place}, dem dey pay me {n} {per}',
  'as {job} I dey collect {n} {per}',
  'my pay na {n} {per}',
  '{n} na my salary {per}',
  'my {adj} salary na {n}',
  'na {job} I be, I dey earn {n} {per}',
  'salary wey dem dey pay me na {n} {per}',
]

/** Asks for the tax and says what comes in. */
export const pidginAsks: readonly string[] = [
  'how much tax I go pay for {n} {per}',
  'wetin be tax for person wey dey earn {n} {per}',
  'how much government go comot as tax from {n} {per}',
  'abeg tax for {n} {per} na how much',
  'if I dey earn {n} {per}, how much be my tax',
  '{n} {per}, wetin be the tax',
  'how much be PAYE for {n} {per}',
  'tax wey I go pay for {n} {per} na how much',
  'person wey dey collect {n} {per} go pay how much tax',
]

/** Asks for the tax of what was said. */
export const pidginTax: readonly string[] = [
  'how much be my tax?',
  'wetin be my tax',
  'how much tax I go pay?',
  'my tax na how much',
  'abeg calculate my tax',
  'tax na how much?',
]

/** Asks for what is left. */
export const pidginNet: readonly string[] = [
  'wetin go remain for my hand after tax?',
  'how much go remain after tax',
  'how much I go carry go house after tax?',
]
