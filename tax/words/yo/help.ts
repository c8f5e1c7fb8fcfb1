import type { TranslatedId } from '../translated.ts'

/** What opens under each question, in Yoruba. No native speaker has reviewed it yet. */
export const helpYoruba: Readonly<Record<TranslatedId, string>> = {
  name: 'Lo orúkọ tó wà lórí Tax ID rẹ, kí ìròyìn yìí lè bá àwọn ìwé rẹ yòókù mu. Tí o bá ní orúkọ àárín, kọ ọ́ mọ́ orúkọ àkọ́kọ́.',
  'tax-id':
    'Wàá rí i lórí lẹ́tà tí ilé iṣẹ́ tó ń gbowó orí fi ránṣẹ́, ó sì lè wà lórí ìwé owó oṣù rẹ. O lè ṣe ìṣírò láìsí i, kí o fi kún un lẹ́yìn náà.',
  'tax-year':
    'Yan ọdún tí owó náà wọlé. Fún owó ọdún 2026, òfin owó orí tuntun, Nigeria Tax Act 2025, la ń lò. Fún àwọn ọdún ṣáájú, àfojúsùn ni èsì náà, a ó sì fi òfin àtijọ́ hàn lẹ́gbẹ̀ẹ́ rẹ̀.',
  status:
    'Employee: ẹnì kan ń san owó oṣù fún ọ. Self-Employed/Business Owner: o ń ṣiṣẹ́ fún ara rẹ tàbí o ní òwò. Both: o ń ṣe méjèèjì. Pensioner: owó ìfẹ̀yìntì lo fi ń gbé. Other: bí akẹ́kọ̀ọ́, tàbí ẹni tó ń fi owó ilé gbé.',
  'business-income':
    'Èyí ni ohun tí o tà, lẹ́yìn tí o bá yọ iye tí òwò náà ná ọ: ọjà, owó ilé ìtajà, epo, owó òṣìṣẹ́, bí o bá ná wọn fún òwò nìkan. Tí o bá fi owó òkèèrè san nǹkan, iye tí ìjọba fọwọ́ sí nìkan la ó kà.',
  salary:
    'Èyí ni owó oṣù rẹ, kí wọ́n tó yọ owó orí tàbí owó ìfẹ̀yìntì kúrò. Owó àjẹmọ́nú ní àpótí tirẹ̀; kọmíṣàn tàbí ẹ̀bùn iṣẹ́, fàmì sí i nínú àkójọ ohun tí o ní, a ó sì bi ọ́ níbẹ̀. Ìwé owó oṣù ti oṣù Kejìlá sábà máa ń fi àpapọ̀ ọdún hàn.',
  commissions:
    'Owó tí wọ́n san fún ọ nítorí ohun tí o tà tàbí oníbàárà tí o mú wá, àti ẹ̀bùn iṣẹ́ tí wọ́n ti ṣèlérí. Ro gbogbo ti ọdún náà pọ̀.',
  allowances:
    'Owó tí agbanisíṣẹ́ rẹ ń san lé owó oṣù: owó ilé, owó ọkọ̀, owó oúnjẹ, owó iná, owó ìsinmi àti irú wọn. Tí ó bá jẹ́ ilé, ọkọ̀ tàbí oúnjẹ fúnra rẹ̀ ni wọ́n fún ọ, a ó bi ọ́ níwájú.',
  pension:
    'Owó ìfẹ̀yìntì tí o ń gbà lẹ́yìn tí o fẹ̀yìn tì, láti ilé iṣẹ́ ìfẹ̀yìntì tàbí ìjọba. Owó ìfẹ̀yìntì lábẹ́ Pension Reform Act kò ní owó orí, nítorí náà kò ní fi kún owó orí rẹ.',
  annuity:
    'O ra á lọ́wọ́ ilé iṣẹ́ ìbánigbófò, wọ́n sì ń san owó fún ọ lóṣooṣù. A ń fi kún owó tó ń wọlé fún ọ. Tí o bá rà á lábẹ́ Pension Reform Act, èsì náà yóò sọ ohun tí òfin wí.',
  gratuities:
    'Owó ńlá ẹ̀ẹ̀kan tí wọ́n san fún ọ nítorí ọdún tí o fi ṣiṣẹ́. A ń fi kún owó tó ń wọlé fún ọ. Tí ó bá jẹ́ lábẹ́ Pension Reform Act, èsì náà yóò sọ ohun tí òfin wí.',
  'foreign-income':
    'Owó oṣù, owó iṣẹ́ tàbí èrè òwò láti ìta Nàìjíríà, yí i padà sí náírà. Tí o bá ń gbé ní Nàìjíríà, owó láti gbogbo àgbáyé la ó kà, ì báà jẹ́ pé o mú un wá sílé tàbí o kò mú un wá.',
  'dividends-nigeria':
    'Ìpín rẹ nínú èrè ilé iṣẹ́. Ilé iṣẹ́ ní Nàìjíríà máa ń yọ owó orí 10% kí wọ́n tó san án: kọ iye tó wà kí wọ́n tó yọ ọ́. Èsì náà yóò sọ ohun tí òfin wí.',
  'dividends-foreign':
    'Ìpín èrè láti ilé iṣẹ́ tí kò sí ní Nàìjíríà, yí i padà sí náírà. Tí ó bá gba ọ̀nà tí ìjọba fọwọ́ sí wọlé, èsì náà yóò sọ ohun tí òfin wí.',
  interest:
    'Èlé lórí owó tí o fi pamọ́ sí báńkì, treasury bill, bond, tàbí owó tí o yá ẹlòmíràn. Kọ iye tó wà kí wọ́n tó yọ owó orí.',
  'rental-income':
    'Owó tí àwọn ayálégbé san fún ilé, ilé ìtajà tàbí ilẹ̀ rẹ, lẹ́yìn tí o bá yọ owó àtúnṣe, owó aṣojú àti ìnáwó mìíràn.',
  'other-income':
    'Owó tí kò bá ìbéèrè mìíràn mu, bí owó àṣẹ lórí iṣẹ́ ọwọ́ rẹ tàbí owó iṣẹ́ ẹ̀ẹ̀kan. Ẹ̀bùn àti owó tí o yá kì í ṣe owó tó wọlé. Èrè lórí ohun tí o tà ní ìbéèrè tirẹ̀.',
  gains:
    'Èrè lórí ilẹ̀, ilé, ìpín ìdókòwò (shares), crypto tàbí owó òkèèrè tí o tà: iye tí wọ́n san fún ọ, lẹ́yìn tí o bá yọ iye tí o rà á àti ìnáwó títà rẹ̀. Yọ àdánù kúrò pẹ̀lú, ṣùgbọ́n èrè lórí crypto nìkan ni o lè yọ àdánù lórí crypto kúrò nínú rẹ̀. Tí nǹkan kan kò bá kù, má kọ nǹkan kan. Àwọn èrè kan wà tí òfin yọ sílẹ̀, bí èyí tó wà lórí ilé tìrẹ lẹ́ẹ̀kan ṣoṣo ní ayé rẹ: èsì náà yóò sọ èyí tí wọ́n jẹ́.',
  'rent-paid-by-employer':
    'Kọ iye ọdọọdún tí ìjọba ìbílẹ̀ fi ń gba owó lórí ilé náà; tí kò bá sí, ilé iṣẹ́ tó ń gbowó orí ló ń sọ iye rẹ̀. Oṣù àti apá ilé tí o gbé nìkan ni kí o kà. Owó ilé tí ìwọ fúnra rẹ san kò ní yọ kúrò. Òfin kì í ka ju 20% owó iṣẹ́ rẹ yòókù lọ: ohun èlò tó wà nísàlẹ̀ yóò ṣe ìṣírò rẹ̀.',
  'domestic-staff-cost':
    'Owó ọdún náà fún àwọn tó ń ṣiṣẹ́ nínú ilé rẹ tí agbanisíṣẹ́ rẹ ń san: olùdáná, olùtọ́jú ọgbà, olùṣọ́, awakọ̀. Má kọ èyí tí ìwọ fúnra rẹ ń san.',
  'vehicle-benefit':
    'Tí ọkọ̀ tí o ń lò bá jẹ́ ti agbanisíṣẹ́ rẹ, òfin máa ń ka 5% iye tí wọ́n rà á, lọ́dọọdún, lẹ́yìn tí wọ́n bá yọ ohun tí ìwọ fúnra rẹ ná lórí rẹ̀. Fún ọkọ̀ ₦20,000,000, kọ 1,000,000. Tí wọ́n bá yá ọkọ̀ náà, kọ gbogbo iye tí agbanisíṣẹ́ san: nǹkan kan kì í yọ kúrò níbẹ̀. Ohun èlò tó wà nísàlẹ̀ yóò ṣe ìṣírò rẹ̀.',
  'other-benefits':
    'Ohun tí agbanisíṣẹ́ rẹ san fún ọ: owó iná, fóònù, owó ilé ìwé, owó ẹgbẹ́, ìsinmi. Má kọ oúnjẹ tí gbogbo òṣìṣẹ́ ń jẹ, aṣọ iṣẹ́, irinṣẹ́, tàbí owó ìkóẹrù nítorí iṣẹ́.',
  'rent-paid-by-self':
    'Owó ilé tí o ń gbé, tí ìwọ fúnra rẹ san. Tọ́jú ìwé ẹ̀rí rẹ̀: ilé iṣẹ́ tó ń gbowó orí lè béèrè rẹ̀. Owó ilé ìtajà tàbí ọ́fíìsì jẹ́ ìnáwó òwò.',
  'pension-contribution':
    'Iye tí wọ́n yọ lára owó rẹ fún owó ìfẹ̀yìntì, wo ìwé owó oṣù rẹ, àti èyí tí o fi kún un fúnra rẹ. Má fi ti agbanisíṣẹ́ kún un. Iye tí o san gan-an ni òfin máa ń yọ, nítorí náà iye tó péye dára ju 8% tiwa lọ.',
  'nhf-contribution':
    'Owó àjọ tó ń yá àwọn ènìyàn lówó fún ilé. Àwọn agbanisíṣẹ́ kan máa ń yọ 2.5% owó oṣù fún un: wá NHF lórí ìwé owó oṣù rẹ. Tí wọn kò bá yọ nǹkan kan, yan None.',
  'nhis-contribution':
    'Iye tí ìwọ fúnra rẹ san fún ìbánigbófò ìlera ti ìjọba: wá NHIS tàbí NHIA lórí ìwé owó oṣù rẹ. Ètò ìlera aládàáni kò sí nínú rẹ̀. Tí wọn kò bá yọ nǹkan kan, yan None.',
  'life-assurance':
    'Òfin máa ń yọ owó ìbánigbófò ẹ̀mí tí o san ní ọdún tó ṣáájú, lórí ẹ̀mí tìrẹ tàbí ti ọkọ tàbí aya rẹ, àti fún deferred annuity. Ìbánigbófò ọkọ̀, ilé tàbí ìrìn àjò kò sí nínú rẹ̀.',
  'mortgage-interest':
    'Èlé lórí owó tí o yá láti kọ́ ilé tí o ń gbé. Ìwé báńkì ọdún náà máa ń fi èlé àti owó tí o dá padà hàn lọ́tọ̀ọ̀tọ̀: èlé nìkan ni a ń kà.',
  'marital-status':
    'Àwọn ìwé kan ní ilé iṣẹ́ tó ń gbowó orí máa ń béèrè rẹ̀. Ohunkóhun tí o bá yàn, owó orí rẹ kò yí padà.',
  'number-of-children':
    'Àwọn ìwé kan ní ilé iṣẹ́ tó ń gbowó orí máa ń béèrè rẹ̀. Iyekíye tí o bá kọ, owó orí rẹ kò yí padà.',
}
