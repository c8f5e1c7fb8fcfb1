import { product } from '../../../contract/http/product.ts'
import type { LegalDocument } from './legal-document.ts'

const { name, assistant } = product

export const privacy: LegalDocument = {
  title: 'Privacy',
  summary:
    'We keep what you type so that you can come back to it, and nothing else about you. We sell nothing, show no advertising and follow nobody around.',
  sections: [
    {
      heading: 'What we keep',
      paragraphs: ['What you give us, and what running the service needs:'],
      points: [
        'Your email address and a scrambled form of your password that cannot be turned back.',
        'Your profile: first and last name, date of birth, Tax Identification Number, phone number.',
        'Your answers, drafts, calculations, reports and return packs.',
        'If you pay: until when Pro runs, and the reference numbers of the card payment provider. Card details stay with the provider.',
        'If you make a link for an accountant: whom it is for, and when and in which browser it was opened. Its reader is told so before opening it.',
        'If you ask for reminders: which ones, and which we sent. To tell you that the law changed a result, also a scrambled form of what it came to, without its amounts.',
        'Records of sign-ins and of changes to your account, to keep it safe, with the network address that each came from.',
      ],
    },
    {
      heading: 'Why, and on what ground',
      paragraphs: [
        'To calculate, save and show your tax and to run your account: that is the agreement you made with us. To keep accounts safe: that is our legitimate interest. To keep what the law tells us to keep.',
        'We decide nothing about you automatically that has a legal effect. A calculation informs you alone.',
      ],
    },
    {
      heading: 'Who else sees it',
      paragraphs: ['Only those who work for us in running the service, each no more than it needs:'],
      points: [
        'The companies that host the service and deliver our mails.',
        'The card payment provider, if you upgrade.',
        `The company that runs ${assistant}, if you have Pro and talk to ${assistant}: what you write there.`,
        'Google or Microsoft, if you sign in with them: they learn that you did.',
      ],
    },
    {
      heading: 'What you share yourself',
      paragraphs: [
        'With Pro you can give somebody, such as an accountant, a link to one calculation. Whoever has it reads that calculation, all that its worksheets hold, and your name and Tax ID until the day that you chose, or until you end it. Nothing else of your account can be reached by it.',
      ],
    },
    {
      heading: 'Where it is',
      paragraphs: [
        'The operator is in the United Kingdom, so your data may be kept outside Nigeria. It is protected there by law and by contract to the standard that the Nigeria Data Protection Act 2023 asks for.',
      ],
    },
    {
      heading: 'Cookies and your device',
      paragraphs: [
        'Every cookie is for signing in safely. One keeps you signed in, for 12 hours, or 30 days on a device that you say is your own. One lets a mailed link act only in the browser that asked for it, for a day. On your own device one says for 180 days that your account knows it, so that the guesses of others cannot shut you out. While you sign in with Google, Microsoft or a passkey, another carries you there and back, for an hour at most. There are no others, none for advertising and none for statistics, so there is no banner to click away.',
        `${name} also keeps drafts and recent results in your browser, so that nothing is lost when the network drops. Logging out removes them.`,
      ],
    },
    {
      heading: 'How long',
      paragraphs: [
        'Until you delete it, with two ends of their own: a draft that nobody touches for twelve months is deleted, and records of sign-ins and changes after twenty-four, the network addresses in them after 90 days. Which reminders we sent is deleted after twelve months; that you asked for them, with your account. A link for an accountant goes, with the record of who opened it, thirty days after its end. An account that nobody uses for 24 months is deleted, after a mail at 22 and one at 23. Deleting your account removes your profile, drafts, calculations, reports and return packs for good; your address stays, encrypted, until the mail that confirms it has gone out, a day at most. If a subscription is still running, its reference numbers at the payment provider stay until it has been cancelled there, without your name.',
      ],
    },
    {
      heading: 'Age',
      paragraphs: [
        `${name} is for people of 18 and older. You confirm that once, when you sign up; we ask for no proof, and nothing you type later is checked for it. Somebody younger may use ${name} with a parent or guardian, who confirms it for them. When we learn that a child signed up without one, we delete the account.`,
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: ['Under the Nigeria Data Protection Act 2023 you can at any time:'],
      points: [
        'see what we keep about you and have a copy of it;',
        'have it corrected: most of it you can change yourself in My Account;',
        'have it deleted: in the Danger Zone of My Account, or by writing to us;',
        'object to a use, have it restricted, or take back a consent;',
        'complain to the Nigeria Data Protection Commission.',
      ],
    },
  ],
}
