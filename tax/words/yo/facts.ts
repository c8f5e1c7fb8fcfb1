import type { FactKey } from '../../answers/facts.ts'

/** What each question after the result asks, in Yoruba. No native speaker has reviewed it yet. */
export const factHelpYoruba: Readonly<Record<FactKey, string>> = {
  resident:
    'Ṣé olùgbé Nàìjíríà ni ọ́ ní {year}? Bẹ́ẹ̀ ni, tí ọ̀kan nínú ìwọ̀nyí bá jẹ́ òótọ́: ilé rẹ tí o ń gbé títí lọ wà níbí; ẹbí tó sún mọ́ ọ àti òwò tàbí iṣẹ́ rẹ wà níbí; o sábà ń gbé níbí; o lo ọjọ́ 183 tàbí jù bẹ́ẹ̀ lọ níbí láàárín oṣù 12, pẹ̀lú àwọn ọjọ́ ìsinmi; Nàìjíríà ni orílẹ̀-èdè rẹ lábẹ́ òfin, bí o tilẹ̀ ń gbé ní òkè òkun (domicile); o jẹ́ aṣojú Nàìjíríà ní òkè òkun (diplomat).',
  jobs: 'Agbanisíṣẹ́ mélòó ló san owó fún ọ ní {year}? A ń wo iṣẹ́ kọ̀ọ̀kan lọ́tọ̀: iṣẹ́ tí owó rẹ̀ kò ju owó oṣù tó kéré jù lọ (minimum wage) kò ní owó orí. Ọdún kan lọ́dọ̀ agbanisíṣẹ́ kan jẹ́ iṣẹ́ kan.',
  firstJobPay:
    'Èló ni iṣẹ́ àkọ́kọ́ san ní {year}? Owó oṣù, owó àjẹmọ́nú àti kọmíṣàn iṣẹ́ náà, kí wọ́n tó yọ owó orí. Èyí tó kù nínú owó iṣẹ́ rẹ jẹ́ ti iṣẹ́ kejì.',
  firstJobMonths:
    'Oṣù mélòó ni iṣẹ́ àkọ́kọ́ fi san owó fún ọ? Tí o kò bá kọ nǹkan kan, a ó kà á sí 12, tàbí sí iye oṣù tí o ti kọ tẹ́lẹ̀ fún owó iṣẹ́.',
  secondJobPay:
    'Èló ni iṣẹ́ kejì san ní {year}? Owó oṣù, owó àjẹmọ́nú àti kọmíṣàn iṣẹ́ náà, kí wọ́n tó yọ owó orí. Èyí tó kù jẹ́ ti iṣẹ́ kẹta.',
  secondJobMonths:
    'Oṣù mélòó ni iṣẹ́ kejì fi san owó fún ọ? Tí o kò bá kọ nǹkan kan, a ó kà á sí 12, tàbí sí iye oṣù tí o ti kọ tẹ́lẹ̀ fún owó iṣẹ́.',
  thirdJobMonths:
    'Oṣù mélòó ni iṣẹ́ kẹta fi san owó fún ọ? Tí o kò bá kọ nǹkan kan, a ó kà á sí 12, tàbí sí iye oṣù tí o ti kọ tẹ́lẹ̀ fún owó iṣẹ́.',
  benefitsJob:
    'Agbanisíṣẹ́ wo ló fún ọ ní ilé, ọkọ̀ tàbí àwọn àǹfààní mìíràn? A ń ka àǹfààní mọ́ iṣẹ́ tó ti wá. Tí o kò bá dáhùn, a ó kà á mọ́ iṣẹ́ àkọ́kọ́.',
  armedForces:
    'Ṣé iṣẹ́ ológun ló san owó fún ọ ní {year}? Owó iṣẹ́ àwọn ọ̀gá ológun (officers) kò ní owó orí. Ti àwọn ológun yòókù, èyí tí wọ́n san fún iṣẹ́ ní ojú ogun nìkan ni kò ní owó orí.',
  militaryPay:
    'Èló ni èyí nínú owó iṣẹ́ rẹ? Nínú owó iṣẹ́ tí o kọ, apá tó jẹ́ ti ọ̀gá ológun (officer) tàbí ti iṣẹ́ ojú ogun.',
  carOwner:
    'Ta ló ni ọkọ̀ náà? Ọkọ̀ tó jẹ́ ti agbanisíṣẹ́ rẹ, 5% iye tí wọ́n fi rà á la ń kà. Ọkọ̀ háyà, iye owó háyà la ń kà.',
  carCost:
    'Èló ni agbanisíṣẹ́ rẹ fi ra ọkọ̀ náà? Iye rẹ̀ nígbà tí wọ́n rà á. Tí ẹnikẹ́ni kò bá mọ̀ ọ́n, kọ iye tí ọkọ̀ náà tó nígbà náà.',
  carOwnExpense:
    'Èló ni ìwọ fúnra rẹ ná lórí lílo ọkọ̀ náà ní {year}? A ń yọ ọ́ kúrò nínú 5% náà. Tí o kò bá kọ nǹkan kan, a ó kà á sí ₦0.',
  carHire:
    'Èló ni agbanisíṣẹ́ rẹ san láti háyà ọkọ̀ náà ní {year}? Gbogbo owó háyà la ń kà. A kì í yọ owó tí ìwọ fúnra rẹ san kúrò.',
  assetCounted:
    'Èló nínú àwọn àǹfààní mìíràn rẹ ló jẹ́ ti nǹkan tí wọ́n yá ọ lò? Ẹ̀rọ amúnáwá (generator), àga àti tábìlì, tàbí laptop tó jẹ́ ti agbanisíṣẹ́ rẹ tí o ń lò nílé. Tí o kò bá kọ nǹkan kan, a ó kà á sí ₦0.',
  assetCost: 'Èló ni agbanisíṣẹ́ rẹ fi ra àwọn nǹkan náà? 5% iye tí wọ́n fi rà wọ́n la ń kà lọ́dọọdún.',
  assetOwnExpense:
    'Èló ni ìwọ fúnra rẹ ná lórí wọn ní {year}? A ń yọ ọ́ kúrò nínú 5% náà. Tí o kò bá kọ nǹkan kan, a ó kà á sí ₦0.',
  homeValue:
    'Èló ni iye owó ìyálé lọ́dún fún ilé tí agbanisíṣẹ́ rẹ fún ọ? Èyí tí ìjọba ìbílẹ̀ ń lò láti fi gba owó lórí ilé (rates); tí kò bá sí, èyí tí ilé iṣẹ́ tó ń gbowó orí sọ. Kì í ṣe iye tí o ń san. Tí o kò bá kọ nǹkan kan, iye tí o ti kọ tẹ́lẹ̀ ló máa wà.',
  homeMonths:
    'Oṣù mélòó lo gbé nínú ilé náà ní {year}? Nínú iye owó ìyálé lọ́dún, àwọn oṣù yìí nìkan la ń kà. Tí o kò bá kọ nǹkan kan, a ó kà á sí 12.',
  pensionKind:
    'Irú owó ìfẹ̀yìntì wo lo ń gbà? Èyí tó wà lábẹ́ Pension Reform Act kò ní owó orí, bẹ́ẹ̀ náà ni èyí tí wọ́n ń san nítorí ọgbẹ́ tàbí ìpalára. Èyíkéyìí mìíràn jẹ́ owó tó wọlé.',
  annuityUnderReform:
    'Ṣé annuity rẹ jẹ́ owó ìfẹ̀yìntì lábẹ́ Pension Reform Act? Ìwé láti ilé iṣẹ́ tó ń bójú tó owó ìfẹ̀yìntì rẹ tàbí ilé iṣẹ́ ìbánigbófò rẹ yóò sọ ọ́. Tí ó bá rí bẹ́ẹ̀, kò ní owó orí.',
  gratuityKind:
    'Irú gratuity wo ni wọ́n san fún ọ? Èyí tó wà lábẹ́ Pension Reform Act kò ní owó orí, bẹ́ẹ̀ náà ni èyí tí wọ́n san nítorí pé ẹnì kan kú. Èyíkéyìí mìíràn jẹ́ owó tó wọlé.',
  foreignApproved:
    'Èló nínú owó rẹ láti òkèèrè ló jẹ́ èlé, owó ìyálé tàbí owó ẹ̀tọ́ (royalties) tó gba ọ̀nà tí a fọwọ́ sí (approved channels) wọlé? Àwọn yìí nìkan ni kò ní owó orí. Owó oṣù, owó iṣẹ́ àti èrè òwò láti òkèèrè ní owó orí, ọ̀nà yòówù kí wọ́n gbà wọlé. Tí o kò bá kọ nǹkan kan, a ó kà á sí ₦0.',
  foreignDividendsApproved:
    'Ṣé ìpín èrè rẹ láti òkèèrè gba ọ̀nà tí a fọwọ́ sí (approved channels) wọlé? Tí ó bá rí bẹ́ẹ̀, kò ní owó orí. Òfin kò sọ ọ̀nà tí wọ́n fọwọ́ sí; béèrè ẹ̀rí bí ó ṣe wọlé lọ́wọ́ báńkì rẹ.',
  interestBonds:
    'Èló nínú èlé rẹ ló wá láti bond ìjọba àpapọ̀ tàbí ti ìpínlẹ̀? Kò ní owó orí. Tí o kò bá kọ nǹkan kan, a ó kà á sí ₦0.',
  interestShortTerm:
    'Èló ló wá láti treasury bill, short-term securities mìíràn tàbí bond ilé iṣẹ́? Owó orí 10% tí wọ́n ti yọ ni òpin owó orí rẹ̀. Tí o kò bá kọ nǹkan kan, a ó kà á sí ₦0.',
  compensation:
    'Èló nínú owó mìíràn tó wọlé fún ọ ló jẹ́ owó gbà-máà-bínú nítorí iṣẹ́ tó bọ́ lọ́wọ́ rẹ, tàbí nítorí pé wọ́n bà ọ́ lórúkọ jẹ́ (libel)? Èyí tó ju ₦50,000,000 lọ nìkan ló ní owó orí. Owó ìsinmi, ẹ̀bùn iṣẹ́ (bonus) àti owó dípò ìkìlọ̀ (notice) kì í ṣe owó gbà-máà-bínú. Tí o kò bá kọ nǹkan kan, a ó kà á sí ₦0.',
  injuryPay:
    'Èló nínú owó mìíràn tó wọlé fún ọ ni wọ́n san nítorí ìpalára, ọgbẹ́ tàbí ikú? Kò ní owó orí, kò sì sí nínú owó gbà-máà-bínú tó wà lókè. Tí o kò bá kọ nǹkan kan, a ó kà á sí ₦0.',
  businessRecords:
    'Ṣé òwò rẹ ń tọ́jú àkọsílẹ̀ ohun tó tà àti ohun tó ná? Ìwé, rìsíìtì tàbí app tó lè fi èrè hàn. Tí kò bá sí, wọ́n lè ṣírò owó orí láti inú iye tí o tà nìkan.',
  businessTurnover:
    'Èló ni òwò rẹ tà ní {year}? Gbogbo ohun tí o tà, láì yọ ìnáwó kúrò. Bí àwọn ìwé ìròyìn ṣe sọ nípa Presumptive Tax Regulations 2026, tí kò bá sí àkọsílẹ̀: tí iye náà kò bá ju ₦12,000,000 lọ, kò sí owó orí; tí ó bá ju bẹ́ẹ̀ lọ, 1% gbogbo ohun tí o tà ni. O lè yan láti san owó orí lórí èrè rẹ dípò rẹ̀, kì í ṣe méjèèjì.',
  lossesBroughtForward:
    'Èló ni àdánù àwọn ọdún tó kọjá tí o mú wá? Àdánù òwò náà tí èrè kankan kò tíì kó tán. Inú èrè òwò náà nìkan la ti ń yọ ọ́. Tí o kò bá kọ nǹkan kan, a ó kà á sí ₦0.',
  capitalAllowances:
    'Èló ni capital allowances rẹ fún {year}? Ó jẹ́ apá kan iye tí a fi ra ẹ̀rọ, ọkọ̀ àti ilé òwò náà: lọ́dọọdún, 10% fún ilé, 20% fún ẹ̀rọ àti àga òun tábìlì, 25% fún ọkọ̀ tàbí software. Tí o kò bá kọ nǹkan kan, a ó kà á sí ₦0.',
  sharesGain:
    'Èló nínú èrè tí o jẹ lórí ohun tí o tà ló jẹ́ ti ìpín (shares) nínú ilé iṣẹ́ Nàìjíríà? Iye tí o tà á, lẹ́yìn tí o bá yọ iye tí o fi rà á. Tí o kò bá kọ nǹkan kan, a ó kà á sí ₦0.',
  sharesProceeds:
    'Èló ni àpapọ̀ owó tí o ta àwọn shares náà? Tí kò bá tó ₦150,000,000 láàárín oṣù 12, tí èrè náà kò sì ju ₦10,000,000 lọ, èrè náà kò ní owó orí.',
  sharesReinvested:
    'Èló nínú owó náà lo tún fi ra shares Nàìjíríà ní {year}? Apá yẹn nínú èrè náà kò ní owó orí. Tí o kò bá kọ nǹkan kan, a ó kà á sí ₦0.',
  homeGain:
    'Èló nínú èrè náà ló jẹ́ ti ilé tìrẹ? Ilé tó jẹ́ tìrẹ tí o sì gbé, pẹ̀lú ilẹ̀ tí kò ju acre 1 lọ: kò ní owó orí lẹ́ẹ̀kan ṣoṣo ní ayé rẹ. Tí o kò bá kọ nǹkan kan, a ó kà á sí ₦0.',
  vehiclesGain:
    'Èló ló jẹ́ ti ọkọ̀ àdáni rẹ? Ọkọ̀ àdáni tí kò ju 2 lọ lọ́dún kò ní owó orí. Tí o kò bá kọ nǹkan kan, a ó kà á sí ₦0.',
  chattelsGain:
    'Èló ló jẹ́ ti àwọn nǹkan ara ẹni? Àga àti tábìlì, ohun ọ̀ṣọ́, fóònù àti irú wọn. Tí o kò bá kọ nǹkan kan, a ó kà á sí ₦0.',
  chattelsProceeds:
    'Èló ni àpapọ̀ owó tí o ta àwọn nǹkan náà ní {year}? Tí kò bá ju ₦5,000,000 lọ lọ́dún náà, èrè náà kò ní owó orí; tí ó bá ju bẹ́ẹ̀ lọ, gbogbo rẹ̀ la ń kà.',
  digitalLosses:
    'Èló ni àdánù lórí crypto tàbí dúkìá orí ayélujára mìíràn (digital assets) tí o yọ kúrò nínú àwọn èrè rẹ mìíràn? Inú èrè lórí dúkìá orí ayélujára nìkan la ti ń yọ ọ́, nítorí náà a ó dá èyí padà. Tí o kò bá kọ nǹkan kan, a ó kà á sí ₦0.',
  pensionPaid:
    'Èló ni owó ìfẹ̀yìntì tí o san gan-an ní {year}? Ìpín tìrẹ, bí ó ṣe wà lórí ìwé owó oṣù rẹ. Èyí nìkan ni òfin máa ń yọ kúrò. Tí o kò bá kọ nǹkan kan, a ó kà á sí ₦0.',
  nhfPaid:
    'Èló ni NHF tí o san gan-an ní {year}? Kọ ọ́ bí ó ṣe wà lórí ìwé owó oṣù rẹ. Tí o kò bá kọ nǹkan kan, a ó kà á sí ₦0.',
  nhisPaid:
    'Èló ni NHIS tí o san gan-an ní {year}? Kọ ọ́ bí ó ṣe wà lórí ìwé owó oṣù rẹ, pẹ̀lú NHIA; a kò ka ètò ìlera aládàáni mọ́ ọn. Tí o kò bá kọ nǹkan kan, a ó kà á sí ₦0.',
  loanForOwnHome:
    'Ṣé o yá owó náà láti kọ́ ilé tìrẹ tí o ń gbé, tàbí láti mú un gbòòrò sí i? Tí ó bá rí bẹ́ẹ̀ nìkan la ń yọ èlé rẹ̀ kúrò.',
  premiumsYearBefore:
    'Èló lo san fún ìbánigbófò ẹ̀mí (life assurance) tàbí deferred annuity ní {before}? Òfin máa ń yọ owó tí o san ní ọdún tó ṣáájú, lórí ẹ̀mí tìrẹ tàbí ti ọkọ tàbí aya rẹ.',
  rentMonths:
    'Oṣù mélòó ni owó ilé tí o kọ wà fún? Ọdún méjì tí o san lẹ́ẹ̀kan náà jẹ́ 24. Apá tó jẹ́ ti {year} nìkan la ń kà.',
  rentMonthsInYear: 'Mélòó nínú àwọn oṣù náà ló wà nínú {year}? Tí o kò bá kọ nǹkan kan, a ó kà á sí 12.',
  foreignTaxPaid:
    'Èló ni owó orí tí o san ní òkèèrè lórí owó rẹ láti òkèèrè ti {year}? A ń yọ ọ́ kúrò nínú owó orí rẹ ní Nàìjíríà, ṣùgbọ́n kì í ju owó orí Nàìjíríà lórí owó náà lọ. Kọ ọ́ ní náírà. Tí o kò bá kọ nǹkan kan, a ó kà á sí ₦0.',
}
