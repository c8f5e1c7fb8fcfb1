import type { QuestionId } from '../../questionnaire/questions.ts'

/** What opens under each question, in Yoruba. No native speaker has reviewed it yet. */
export const helpYoruba: Readonly<Record<QuestionId, string>> = {
  name: 'Lo orúkọ tó wà lórí Tax ID rẹ, kí ìjábọ̀ náà lè bá àwọn ìwé rẹ yòókù mu. Tí o bá ní orúkọ àárín, o lè kọ ọ́ mọ́ orúkọ àkọ́kọ́ rẹ.',
  'tax-id':
    'Wàá rí i lórí lẹ́tà tí ilé iṣẹ́ tó ń gbowó orí fi ránṣẹ́, ó sì sábà máa ń wà lórí ìwé owó oṣù rẹ. Láti ọdún 2026, Tax ID ní nọ́mbà 13, gẹ́gẹ́ bí a ti gbọ́ pé Joint Revenue Board àti Nigeria Revenue Service sọ. Kò lè wọ inú àpótí yìí: fi àpótí náà sílẹ̀ lófìfo, kí o lò ó lórí ìwé owó orí rẹ (return). Owó orí rẹ kò yí padà nítorí rẹ̀.',
  'tax-year':
    'Yan ọdún tí o rí owó náà. Fún owó ọdún 2026, òfin owó orí tuntun, Nigeria Tax Act 2025, la ń lò. Fún àwọn ọdún tó ṣáájú, àfojúbù ni èsì náà, a ó sì fi òfin ìgbà náà hàn lẹ́gbẹ̀ẹ́ rẹ̀.',
  status:
    'Employee: ẹnì kan ń san owó oṣù fún ọ. Self-Employed/Business Owner: iṣẹ́ tàbí òwò tìrẹ ló ń mú owó wá fún ọ. Both: o ń ṣe méjèèjì. Pensioner: owó ìfẹ̀yìntì lo fi ń gbọ́ bùkátà. Other: fún àpẹẹrẹ akẹ́kọ̀ọ́, tàbí ẹni tó ń fi owó tí àwọn ayálégbé san gbọ́ bùkátà.',
  'marital-status':
    'Ohunkóhun tí o bá yàn, owó orí rẹ kò yí padà: òfin kò yọ ohunkóhun kúrò nítorí ìgbéyàwó.',
  'number-of-children': 'Iyekíye tí o bá kọ, owó orí rẹ kò yí padà: òfin kò yọ ohunkóhun kúrò nítorí ọmọ.',
  had: 'Fi àmì sí ohun tí o ní nígbàkígbà nínú ọdún náà, kódà bí ó jẹ́ ẹ̀ẹ̀kan ṣoṣo. Lẹ́yìn èyí, a ó bi ọ́ léèrè nípa ohun kọ̀ọ̀kan tí o fi àmì sí, ọ̀kọ̀ọ̀kan lójú ìwé tirẹ̀, o sì lè fi nǹkan kún un lẹ́yìn náà. A kì yóò béèrè ohun tí o kò fi àmì sí, a ó sì kà á sí pé kò sí.',
  'months-paid':
    'Àwọn oṣù tí wọ́n san owó yìí fún ọ. Kò yí owó orí padà: a kàn ń lò ó láti sọ ohun tí owó orí ọdún náà jẹ́ lóṣooṣù.',
  'paye-taken':
    'PAYE ni owó orí tí agbanisíṣẹ́ rẹ yọ lára owó iṣẹ́ rẹ. Kò yí nǹkan kan padà níbí: lórí Pro, èsì náà yóò fi wé owó orí tí a ṣírò.',
  'business-income':
    'Èyí ni iye ohun tí o tà, lẹ́yìn tí o bá yọ iye tí òwò náà ná ọ: ọjà, owó ilé ìtajà, epo, owó òṣìṣẹ́ àti irú wọn, tó bá jẹ́ pé fún òwò náà nìkan lo ṣe ná wọn. Tí o bá fi owó òkèèrè san nǹkan, òṣùwọ̀n pàṣípààrọ̀ owó tí ìjọba fọwọ́ sí nìkan la ó lò.',
  salary:
    'Èyí ni owó oṣù ìpìlẹ̀ rẹ (basic), kí wọ́n tó yọ owó orí tàbí owó ìfẹ̀yìntì kúrò. Àwọn owó àjẹmọ́nú ní àpótí tiwọn; kọmíṣàn tàbí ẹ̀bùn iṣẹ́ (bonus), fi àmì sí i nínú àkójọ ohun tí o ní, nígbà náà la ó bi ọ́ léèrè nípa rẹ̀. Ìwé owó oṣù ti oṣù Kejìlá sábà máa ń fi àpapọ̀ ọdún náà hàn.',
  commissions:
    'Owó tí wọ́n san fún ọ nítorí ohun tí o tà tàbí oníbàárà tí o mú wá, àti ẹ̀bùn iṣẹ́ (bonus), títí kan owó oṣù kẹtàlá (13th month). Ọdún tí wọ́n san án fún ọ ni a ń kà á sí, kódà bí ó jẹ́ ọdún mìíràn lo ṣiṣẹ́ fún un. Èyí tí wọ́n san lẹ́yìn tí o fi iṣẹ́ náà sílẹ̀, ọjọ́ ìkẹyìn tí o ṣiṣẹ́ níbẹ̀ ni a ń kà á sí.',
  allowances:
    'Owó tí agbanisíṣẹ́ rẹ ń san lé owó oṣù ìpìlẹ̀ rẹ (basic): owó ilé, owó ọkọ̀, owó oúnjẹ, owó iná àti omi, owó ìsinmi àti irú wọn. Oúnjẹ fúnra rẹ̀ kì í ṣe owó àjẹmọ́nú: má ka oúnjẹ ilé oúnjẹ tó wà fún gbogbo òṣìṣẹ́ (canteen) àti ìwé oúnjẹ (meal voucher); oúnjẹ mìíràn wà lábẹ́ àwọn àǹfààní mìíràn, ní iye tí wọ́n ná lé e lórí. Ilé tàbí ọkọ̀ ní ìbéèrè tirẹ̀.',
  pension:
    'Owó ìfẹ̀yìntì tí o ń gbà lẹ́yìn tí o fẹ̀yìn tì, láti ọwọ́ ilé iṣẹ́ tó ń bójú tó owó ìfẹ̀yìntì tàbí láti ọwọ́ ìjọba. Owó ìfẹ̀yìntì lábẹ́ Pension Reform Act kò ní owó orí, a sì ka tìrẹ sí irú rẹ̀: àfojúbù yìí kò kà á. Gẹ́gẹ́ bí òfin owó orí, owó ìfẹ̀yìntì mìíràn jẹ́ owó tó wọlé: èsì náà yóò sọ ohun tí èyí yí padà.',
  annuity:
    'Retirement annuity jẹ́ ètò owó ìfẹ̀yìntì tí o rà lọ́wọ́ ilé iṣẹ́ ìbánigbófò, tí ilé iṣẹ́ náà sì ń san owó fún ọ lóṣooṣù. A fi owó náà kún owó tó wọlé fún ọ níbí. Tí o bá ra tìrẹ lábẹ́ Pension Reform Act, èsì náà yóò sọ ohun tí òfin wí nípa rẹ̀.',
  gratuities:
    'Owó tí wọ́n san fún ọ lẹ́ẹ̀kan ṣoṣo nítorí àwọn ọdún tí o fi ṣiṣẹ́. A fi kún owó tó wọlé fún ọ níbí. Tí wọ́n bá fún ọ lábẹ́ Pension Reform Act, èsì náà yóò sọ ohun tí òfin wí nípa rẹ̀. Owó gbà-máà-bínú nítorí iṣẹ́ tó bọ́ lọ́wọ́ rẹ (severance) kì í ṣe ara rẹ̀: abẹ́ owó mìíràn tó wọlé ló wà.',
  'foreign-income':
    'Owó oṣù, owó iṣẹ́ àti èrè òwò láti ìta Nàìjíríà, tí o yí padà sí náírà. Tí o bá ń gbé ní Nàìjíríà, owó tó wọlé láti gbogbo àgbáyé la ó kà, ì báà jẹ́ pé o mú un wá sílé tàbí o kò mú un wá.',
  'dividends-nigeria':
    'Ìpín rẹ nínú èrè ilé iṣẹ́. Àwọn ilé iṣẹ́ ní Nàìjíríà máa ń yọ owó orí 10% kí wọ́n tó san án: kọ iye tó wà kí wọ́n tó yọ ọ́. Èsì náà yóò sọ ohun tí òfin wí nípa rẹ̀.',
  'dividends-foreign':
    'Ìpín èrè láti ilé iṣẹ́ tí kò sí ní Nàìjíríà, tí o yí padà sí náírà. Tí ó bá gba ọ̀nà tí a fọwọ́ sí (approved channels) wọlé, èsì náà yóò sọ ohun tí òfin wí nípa rẹ̀.',
  interest:
    'Èlé lórí owó tí o fi pamọ́ sí báńkì (savings àti fixed deposit), lórí treasury bill àti bond, àti lórí owó tí o yá ẹlòmíràn. Kọ iye tó wà kí wọ́n tó yọ owó orí.',
  'rental-income':
    'Owó tí àwọn ayálégbé san fún ilé, ilé ìtajà tàbí ilẹ̀ tó jẹ́ tìrẹ, lẹ́yìn tí o bá yọ owó àtúnṣe, owó aṣojú (agent) àti àwọn ìnáwó mìíràn tó jẹ mọ́ fífi wọ́n yáni.',
  'other-income':
    'Owó tí kò bá ìbéèrè mìíràn mu: owó ẹ̀tọ́ lórí iṣẹ́ tí o dá sílẹ̀ (royalties), ẹ̀bùn ìdíje (prizes), owó tí o jẹ nínú tẹ́tẹ́ tàbí ìdíje (winnings), owó ìmọrírì (honoraria), owó ìrànwọ́ (grants), owó àmì ẹ̀yẹ (awards), tàbí owó iṣẹ́ ẹlẹ́ẹ̀kan. Owó gbà-máà-bínú nítorí iṣẹ́ tó bọ́ lọ́wọ́ rẹ (severance) náà wà níbí: gẹ́gẹ́ bí òfin, èyí tó ju ₦50,000,000 lọ nìkan la ń kà, bí èsì náà yóò ṣe sọ. Owó ìsinmi tàbí ẹ̀bùn iṣẹ́ (bonus) tí wọ́n san mọ́ ọn jẹ́ ara owó iṣẹ́ rẹ. Ẹ̀bùn láti ọ̀dọ̀ ẹbí àti owó tí o yá lọ́wọ́ ẹlòmíràn kì í ṣe owó tó wọlé. Èrè lórí ohun tí o tà ní ìbéèrè tirẹ̀.',
  gains:
    'Èrè lórí ohun tí o tà: ilẹ̀, ilé, ìpín nínú ilé iṣẹ́ (shares), crypto tàbí dúkìá orí ayélujára mìíràn (digital assets), tàbí owó òkèèrè. Ó jẹ́ iye tí wọ́n san fún ọ, lẹ́yìn tí o bá yọ iye tí o fi rà á àti ìnáwó títà rẹ̀. Yọ àdánù kúrò pẹ̀lú, ṣùgbọ́n àdánù lórí dúkìá orí ayélujára, inú èrè lórí dúkìá orí ayélujára nìkan ni kí o ti yọ ọ́. Tí nǹkan kan kò bá kù, má kọ nǹkan kan. Àwọn èrè kan wà tí kò ní owó orí, bí èyí tó wà lórí ilé tìrẹ lẹ́ẹ̀kan ṣoṣo ní ayé rẹ: èsì náà yóò sọ èyí tí wọ́n jẹ́.',
  'rent-paid-by-employer':
    'Kọ iye ilé náà lọ́dún, èyí tí ìjọba ìbílẹ̀ ń lò láti fi gba owó lórí ilé (rates); tí kò bá sí, ilé iṣẹ́ tó ń gbowó orí ló ń sọ iye rẹ̀. Ka àwọn oṣù àti apá ilé tí o gbé nìkan. A kì í yọ owó ilé tí ìwọ fúnra rẹ san fún un kúrò. Òfin kì í ka ju 20% owó rẹ yòókù láti inú iṣẹ́ yẹn lọ: ohun èlò tó wà nísàlẹ̀ yóò ṣe ìṣírò rẹ̀.',
  'domestic-staff-cost':
    'Owó iṣẹ́ ọdún náà fún àwọn tó ń ṣiṣẹ́ nínú ilé rẹ tí agbanisíṣẹ́ rẹ ń san owó wọn: alásè, ìránṣẹ́ ilé, olùtọ́jú ọgbà, olùṣọ́, awakọ̀. Má kọ èyí tí ìwọ fúnra rẹ ń san fún wọn.',
  'vehicle-benefit':
    'Tí ọkọ̀ tí o ń lò bá jẹ́ ti agbanisíṣẹ́ rẹ, òfin máa ń ka 5% iye tí wọ́n fi rà á, lọ́dọọdún, lẹ́yìn tí a bá yọ iye tí ìwọ fúnra rẹ ná lé e lórí. Fún ọkọ̀ tí wọ́n fi ₦20,000,000 rà, kọ 1,000,000. Tí ó bá jẹ́ ọkọ̀ háyà, kọ gbogbo owó háyà tí agbanisíṣẹ́ rẹ san: a kì í yọ owó tí ìwọ fúnra rẹ san kúrò nínú owó háyà. Ohun èlò tó wà nísàlẹ̀ yóò ṣe ìṣírò rẹ̀.',
  'other-benefits':
    'Ohun tí agbanisíṣẹ́ rẹ san owó rẹ̀ fún ọ, ní iye tí ó ná lé e lórí: owó iná, fóònù, owó ilé ìwé, owó ẹgbẹ́, ìsinmi, oúnjẹ. Má ka oúnjẹ ilé oúnjẹ tó wà fún gbogbo òṣìṣẹ́ (canteen), ìwé oúnjẹ (meal voucher), aṣọ iṣẹ́, aṣọ ààbò, irinṣẹ́, àti owó ìkóẹrù nítorí pé o pààrọ̀ iṣẹ́. Owó tí wọ́n fún ọ láti ra oúnjẹ jẹ́ owó àjẹmọ́nú.',
  'rent-paid-by-self':
    'Owó ilé tí o ń gbé, tí ìwọ fúnra rẹ san. Tọ́jú rìsíìtì tàbí ìwé àdéhùn rẹ̀: ilé iṣẹ́ tó ń gbowó orí lè béèrè rẹ̀. Owó ilé ìtajà tàbí ọ́fíìsì jẹ́ ara ìnáwó òwò rẹ.',
  'pension-contribution':
    'Ìpín tìrẹ nínú owó ìfẹ̀yìntì tí à ń dá, gẹ́gẹ́ bí ó ṣe wà lórí ìwé owó oṣù rẹ, àti èyí tí o fínnúfíndọ̀ fi kún un. Má fi ìpín agbanisíṣẹ́ rẹ kún un. Iye tí o san gan-an ni òfin máa ń yọ kúrò, nítorí náà iye tó péye dára ju 8% tiwa lọ.',
  'nhf-contribution':
    'Àpò owó tó ń yá àwọn ènìyàn lówó fún ilé. Àwọn agbanisíṣẹ́ kan máa ń yọ 2.5% owó oṣù ìpìlẹ̀ (basic) fún un lóṣooṣù: wá NHF lórí ìwé owó oṣù rẹ. Tí wọn kò bá yọ nǹkan kan, yan None.',
  'nhis-contribution':
    'Iye tí ìwọ fúnra rẹ san fún ètò ìbánigbófò ìlera ti orílẹ̀-èdè: wá NHIS tàbí NHIA lórí ìwé owó oṣù rẹ. A kò ka ètò ìlera aládàáni mọ́ ọn. Tí wọn kò bá yọ nǹkan kan, yan None.',
  'life-assurance':
    'Òfin máa ń yọ owó ìbánigbófò ẹ̀mí tí o san ní ọdún tó ṣáájú, lórí ẹ̀mí tìrẹ tàbí ti ọkọ tàbí aya rẹ, àti èyí tí o san fún deferred annuity, tí wọ́n máa ń san fún ọ lọ́jọ́ iwájú. Ìbánigbófò ọkọ̀, ilé tàbí ìrìn àjò kò sí nínú rẹ̀.',
  'mortgage-interest':
    'Èlé lórí owó tí o yá láti kọ́ ilé tìrẹ tí o ń gbé, tàbí láti mú un gbòòrò sí i. Ìwé báńkì ọdún náà máa ń fi èlé àti owó tí o dá padà hàn lọ́tọ̀ọ̀tọ̀: èlé nìkan la ń kà.',
}
