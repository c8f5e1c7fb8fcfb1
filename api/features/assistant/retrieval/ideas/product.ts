/** This product: what it costs, keeps and does. */
export const product = {
  pro: 'pro, pro plan, premium, upgrade, subscription, subscribe, free plan, free version, paid plan, stars, hidden figures, masked, asterisks, free and pro, plan costs, covered with stars, what is hidden, monthly or yearly subscription, is the app free, una dey charge, how much be pro, see the total, paywall',
  cancel:
    'cancel, unsubscribe, stop subscription, stop my subscription, stop payment, end my plan, cancel my plan, stop pro, renew, renewing, auto renew, remove my card, no want pro again, charged next year, end my subscription, refund my pro',
  offline:
    'offline, network, no network, no internet, internet, lost my answers, network dropped, no light, answers lost, saved on my phone, light took, phone died, browser closed, no data, without data, network dey, draft, continue from where i stopped, battery, answers saved, will it save, lost it, without internet',
  privacy:
    'privacy, my data, personal data, delete my account, delete account, download my data, who sees, see my figures, data protection, ndpa, safe here, sell my data, share my data, delete my data, who reads, erase, erased, my details, my information, access to what i typed, remove my account, information you hold, people’s data, employer see my, safe with you, share my details, send my data, confidential, secure',
  advice:
    'official site, government site, government app, is this official, from the government, tax advice, tax consultant, accountant, lawyer, reliable, official, can i trust, trust, is this official, guarantee, legal advice, government app, government website, are you a lawyer, human, robot, sure of the figures, binding, rely on, replace a consultant, hire an accountant, who made this, who owns this, how accurate, accurate, your calculation is wrong, is it official, government get this',
  yourReturn:
    'does this site file, file the return for me, this site, does this app file, your return, return pack, settlement page, file with this app, file for me, can you file, submit for me, can this app file, help me file, after calculating, send anything to the tax office, pack for filing, make a pack, carry to the tax office, where do i enter paye, enter paye already paid, what i still owe page, next step, submit am for me, do with my result',
  notes:
    'two figures, two different figures, two results, different figures, what the act says, by the act, notes in my result, note beside, difference from the law, remark, remarks, main figure, two totals, which total, note says, notes under my result, differs from the law, calculator’s rules, disagree with the act',
  whyExempt:
    'result says exempt, tax exempt result, why exempt, says tax exempt, why is my tax zero, shows zero, nil tax, zero naira, tax exempt, shows 0, result is 0, result is zero, owe nothing in my result, says i owe nothing, no go pay anything in my result',
} as const
