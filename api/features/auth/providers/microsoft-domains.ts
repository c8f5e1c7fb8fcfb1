/**
 * Domains of Microsoft's own mail service, in lower case: the brands, the national variants of hotmail and live that
 * Validity lists for Outlook.com (knowledge.validity.com, "Microsoft Outlook.com and Hotmail overview"), and those of
 * outlook that Microsoft announced on 17 April 2013 (Office blog, "new international domains"). Read 22 November 2026.
 * A domain that is missing here costs its owner one mail, a wrong one would cost an account: leave out what is in doubt.
 */
export const microsoftMailDomains: ReadonlySet<string> = new Set(
  `outlook.com hotmail.com live.com msn.com windowslive.com
  hotmail.at hotmail.ca hotmail.co.il hotmail.co.uk hotmail.com.ar hotmail.com.au hotmail.com.br hotmail.com.tr
  hotmail.de hotmail.dk hotmail.es hotmail.fr hotmail.it hotmail.se live.at live.ca live.co.uk
  outlook.at outlook.be outlook.cl outlook.co.il outlook.co.nz outlook.co.th outlook.com.ar outlook.com.au
  outlook.com.br outlook.com.gr outlook.com.pe outlook.com.tr outlook.com.vn outlook.cz outlook.de outlook.dk
  outlook.es outlook.fr outlook.hu outlook.ie outlook.in outlook.it outlook.jp outlook.kr outlook.lv outlook.my
  outlook.ph outlook.pt outlook.sa outlook.sg outlook.sk`.split(/\s+/),
)
