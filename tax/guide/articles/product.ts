import type { Article } from '../article.ts'

/** How the product itself works. */
export const productArticles: readonly Article[] = [
  {
    id: 'free-and-pro',
    title: 'What does free show, and what does Pro show?',
    sections: [],
    reviewed: '2026-11-22',
    body: [
      'Free shows whether tax is due, the first digits of the total and the bands you reach. Pro shows every amount, how each line was worked out, the old law beside the new, the unmasked report, and opens Teni, the tax assistant.',
      'Both keep as many calculations as you make. Pro is $10 a year, less than about ₦15,000. There are no refunds, except where the law gives one or we decide to give one; cancel before renewal, and Pro stays until the year ends.',
    ],
    calledAlso: 'price cost subscription upgrade plan pay stars hidden asterisks masked',
    seeAlso: ['cancel-pro'],
  },
  {
    id: 'your-return',
    title: 'How do I get from the figure to a filed return?',
    sections: [],
    reviewed: '2026-11-22',
    body: [
      'Open a kept calculation and choose "Go to your return". Type what was paid already: PAYE by employer, tax withheld by certificate, what you paid yourself. The page says first what you still owe, or what comes back.',
      'It counts by the Act, shows the estimate beside it, cites the section of each line, and lists what to do next with its day. Everything there is optional.',
      'Free shows what it asks and what to do; Pro shows the figures. It does not file for you.',
    ],
    calledAlso:
      'your return settlement worksheet already paid what do I still owe page balance certificates next steps',
    seeAlso: ['balance-to-pay', 'filing-a-return', 'free-and-pro'],
  },
  {
    id: 'cancel-pro',
    title: 'How do I cancel Pro?',
    sections: [],
    reviewed: '2026-11-22',
    body: [
      'In My Account, under Account Status, press Manage Subscription and cancel there. Pro stays until the end of the year you paid for, and nothing is charged after. There are no refunds, except where the law gives one or we decide to give one. Cancelled at once instead, Pro ends at once, and what is left of the year is neither given back nor added to a later one.',
      'Your calculations stay in your account; their amounts are masked again when Pro ends.',
    ],
    calledAlso: 'cancel subscription refund stop payment unsubscribe renew card',
    seeAlso: ['free-and-pro'],
  },
  {
    id: 'saved-offline',
    title: 'My network dropped. Are my answers lost?',
    sections: [],
    reviewed: '2026-11-22',
    body: [
      'No. Each answer is kept on your device as you type, and sent to your account when the network is back. At the top of each question stands where they are: Saved, Saving, or Offline: kept on this device.',
      'Your result appears without a network too.',
    ],
    calledAlso: 'offline network lost data save draft resume no internet',
  },
  {
    id: 'your-data',
    title: 'What do you keep about me, and how do I delete it?',
    sections: [],
    reviewed: '2026-11-22',
    body: [
      'Your profile, drafts, calculations and reports, and where you are signed in. In My Account you can download all of it, and delete your account for good: every row of it goes, Pro ends with it, and a mail confirms it.',
      'Nothing is sold, and no other person sees your figures.',
    ],
    calledAlso: 'privacy data protection NDPA delete account download export personal information safe',
  },
  {
    id: 'not-a-consultant',
    title: 'Is this tax advice?',
    sections: [],
    reviewed: '2026-11-22',
    body: [
      'No. It is a calculation for your information. The figures come from the Nigeria Tax Act 2025 and, where the guide says so, from what the tax authorities have published; the section stands beside each so that you can check it. Mistakes are possible: for a decision that depends on it, ask the tax office or a tax consultant.',
    ],
    calledAlso: 'advice consultant accountant lawyer liability trust correct official FIRS NRS',
    seeAlso: ['notes-on-the-act'],
  },
]
