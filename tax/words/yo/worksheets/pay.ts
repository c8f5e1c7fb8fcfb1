import type { SheetHelp } from '../../sheet-path.ts'

/** What the worksheet of pay asks, in Yoruba. No native speaker has reviewed it yet. */
export const payYoruba: SheetHelp<'pay'> = {
  'pay.heading':
    'Owó iṣẹ́ rẹ ní {year}. Kọ agbanisíṣẹ́ kọ̀ọ̀kan tó san owó fún ọ lọ́dún náà, àti ohun tí ìwé owó oṣù kọ̀ọ̀kan sọ. Kọ iye tó wà kí wọ́n tó yọ owó orí. Wọ́n á rọ́pò owó oṣù, owó àjẹmọ́nú àti kọmíṣàn tó wà nínú ìdáhùn rẹ.',
  'pay.employers':
    'Àwọn agbanisíṣẹ́ rẹ. Kọ àpapọ̀ ọdún náà síbí, tàbí kí o fi í sílẹ̀ lófìfo, kí o kọ àwọn ìwé owó oṣù sí ìsàlẹ̀. Tí agbanisíṣẹ́ kan bá ní ìwé owó oṣù níbí, àwọn ìwé náà la ó kà. Mẹ́ta ló lè wọlé: tí wọ́n bá ju bẹ́ẹ̀ lọ, kọ méjì tí owó ọ̀kọ̀ọ̀kan wọn ju owó oṣù tó kéré jù lọ (minimum wage) pọ̀ bí ẹyọ kan; owó orí rẹ kò ní yí padà.',
  'pay.employers.name': 'Orúkọ agbanisíṣẹ́ rẹ.',
  'pay.employers.taxId': 'Tax ID agbanisíṣẹ́ rẹ.',
  'pay.employers.firstMonth':
    'Oṣù tí o kọ́kọ́ ṣiṣẹ́ níbẹ̀. Tí o kò bá kọ nǹkan kan, a ó kà á sí oṣù Kìíní (January).',
  'pay.employers.lastMonth':
    'Oṣù tí o ṣiṣẹ́ kẹ́yìn níbẹ̀. Tí o kò bá kọ nǹkan kan, a ó kà á sí oṣù Kejìlá (December).',
  'pay.employers.salary':
    'Owó oṣù àti owó àjẹmọ́nú ọdún náà. Ti iṣẹ́ {year} ni, ìgbà yòówù kí wọ́n san án. Owó iṣẹ́ àwọn ọdún tó ṣáájú kò sí nínú rẹ̀.',
  'pay.employers.bonus':
    'Ẹ̀bùn iṣẹ́ (bonus), kọmíṣàn, owó oṣù kẹtàlá (13th month) àti owó ìsinmi. Èyí tí wọ́n san ní {year} ni, ọdún yòówù kó jẹ́ tirẹ̀. Èyí tó wọlé lẹ́yìn tí o fi iṣẹ́ náà sílẹ̀, ọjọ́ ìkẹyìn tí o ṣiṣẹ́ níbẹ̀ la ń kà á sí.',
  'pay.employers.pension':
    'Owó ìfẹ̀yìntì tí o dá. Ìpín tìrẹ, bí wọ́n ṣe yọ ọ́. Tí wọn kò bá yọ nǹkan kan, kọ 0.',
  'pay.employers.nhf': 'NHF. Ìpín tìrẹ, bí wọ́n ṣe yọ ọ́. Tí wọn kò bá yọ nǹkan kan, kọ 0.',
  'pay.employers.nhis': 'NHIS. Ìpín tìrẹ, bí wọ́n ṣe yọ ọ́. Tí wọn kò bá yọ nǹkan kan, kọ 0.',
  'pay.employers.paye': 'PAYE tí wọ́n yọ. Owó orí tí agbanisíṣẹ́ rẹ yọ lára owó iṣẹ́ rẹ ni.',
  'pay.employers.benefits':
    'Ilé, ọkọ̀ tàbí nǹkan mìíràn tí agbanisíṣẹ́ náà fún ọ. Kọ ọ́ bí ìwé owó oṣù rẹ ṣe kà á fún ọdún náà. Fún yíyẹ ìwé owó oṣù wò nìkan ni: ní ti owó orí rẹ, bí o ṣe dáhùn tẹ́lẹ̀ la ń kà á.',
  'pay.employers.rentTold':
    'Owó ilé ọdún náà tí o sọ fún agbanisíṣẹ́ yìí. Fún yíyẹ ìwé owó oṣù wò nìkan ni. Tí o kò bá kọ nǹkan kan, a ó kà á sí pé o kò sọ fún un.',
  'pay.payslips':
    'Àwọn ìwé owó oṣù. Ìlà kan fún oṣù kọ̀ọ̀kan. Owó oṣù jẹ́ ti oṣù tí o ṣiṣẹ́; ẹ̀bùn iṣẹ́ (bonus) jẹ́ ti oṣù tí wọ́n san án.',
  'pay.payslips.employer':
    'Agbanisíṣẹ́ wo ni? 1 ni ẹni àkọ́kọ́ lórí àkójọ rẹ. Tí o kò bá kọ nǹkan kan, a ó kà á sí ti ẹni àkọ́kọ́.',
  'pay.payslips.month': 'Oṣù tí ìwé owó oṣù náà wà fún.',
  'pay.payslips.salary': 'Owó oṣù àti owó àjẹmọ́nú fún oṣù yìí.',
  'pay.payslips.bonus':
    'Ẹ̀bùn iṣẹ́ (bonus), kọmíṣàn, owó oṣù kẹtàlá (13th month) àti owó ìsinmi. Kọ ọ́ sí oṣù tí wọ́n san án.',
  'pay.payslips.arrears':
    'Owó iṣẹ́ tó pẹ́ kí wọ́n tó san (arrears), fún iṣẹ́ tó ṣáájú {year}. Ó jẹ́ ti ọdún tí o ṣiṣẹ́ náà, nítorí náà a kò kà á níbí. Èyí tó jẹ́ ti oṣù kan nínú {year}, oṣù náà ni kí o kọ ọ́ sí.',
  'pay.payslips.pension': 'Owó ìfẹ̀yìntì tí o dá ní oṣù yìí.',
  'pay.payslips.nhf': 'NHF tí wọ́n yọ ní oṣù yìí.',
  'pay.payslips.nhis': 'NHIS tí wọ́n yọ ní oṣù yìí.',
  'pay.payslips.paye': 'PAYE tí wọ́n yọ ní oṣù yìí.',
}
