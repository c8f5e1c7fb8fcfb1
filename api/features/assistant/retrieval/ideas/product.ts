/** This product: what it costs, keeps and does. */
export const product = {
  pro: 'pro, pro plan, premium, upgrade, subscription, subscribe, free plan, free version, paid plan, stars, hidden figures, masked, asterisks, free and pro',
  cancel:
    'cancel, unsubscribe, stop subscription, stop my subscription, stop payment, end my plan, cancel my plan',
  offline:
    'offline, network, no network, no internet, internet, lost my answers, network dropped, no light, answers lost, saved on my phone',
  privacy:
    'privacy, my data, personal data, delete my account, delete account, download my data, who sees, see my figures, data protection, ndpa, safe here, sell my data, share my data, delete my data',
  advice:
    'official site, government site, government app, is this official, from the government, tax advice, tax consultant, accountant, lawyer, reliable, official, can i trust, trust, is this official, guarantee, legal advice, government app, government website',
  yourReturn:
    'does this site file, file the return for me, this site, does this app file, your return, return pack, settlement page, file with this app, file for me, can you file, submit for me, can this app file, help me file',
  notes:
    'two figures, two different figures, two results, different figures, what the act says, by the act, notes in my result, note beside, difference from the law',
  whyExempt:
    'result says exempt, tax exempt result, why exempt, says tax exempt, why is my tax zero, shows zero',
} as const
