import type { SheetHelp } from '../../sheet-path.ts'

/** What the worksheet of details asks, in Yoruba. No native speaker has reviewed it yet. */
export const detailsYoruba: SheetHelp<'details'> = {
  'details.heading':
    'Àwọn ohun mìíràn tí ìwé owó orí (return) ti {year} ń béèrè. Kò pọn dandan kí o kọ èyíkéyìí níbí. Èyí tó bá ṣófo máa ní ìlà lórí ìwé náà tí o lè fi ọwọ́ kọ.',
  'details.taxId':
    'Tax ID rẹ. Nọ́mbà 13 ni. A ń gba ti àtijọ́ tó ní nọ́mbà 10, tàbí èyí tó dà bí 12345678-0001. Tí o kò bá kọ nǹkan kan, èyí tó wà nínú àkáǹtì rẹ la ó lò.',
  'details.nin': 'NIN rẹ. Nọ́mbà 11 ti ìdánimọ̀ rẹ gẹ́gẹ́ bí ọmọ orílẹ̀-èdè ni.',
  'details.address':
    'Àdírẹ́sì ilé rẹ ní 1 January. Ilé tí o ń gbé jù ní 1 January {year}, tàbí ibi tó wà nígbà tí iṣẹ́ rẹ bẹ̀rẹ̀ lẹ́yìn náà lọ́dún náà. Tí ilé rẹ bá jẹ́ méjì, èyí tó sún mọ́ ibi iṣẹ́ rẹ jù ni.',
  'details.stateOfResidence':
    'Ìpínlẹ̀ (State) tí àdírẹ́sì náà wà. Ìpínlẹ̀ yìí ló máa gba ìwé owó orí rẹ (return), ibi yòówù kí ọ́fíìsì rẹ wà.',
  'details.taxedByNrs':
    'Ṣé o wà nínú iṣẹ́ ológun, ọlọ́pàá tàbí Foreign Service, tàbí pé o kì í ṣe olùgbé Nàìjíríà? Tí ó bá rí bẹ́ẹ̀, Nigeria Revenue Service ló máa gba ìwé owó orí rẹ (return). Tí o kò bá dáhùn, a ó kà á sí bẹ́ẹ̀ kọ́.',
  'details.landlord': 'Onílé rẹ. Ẹni tí o san owó ilé fún ni.',
  'details.rentAddress': 'Àdírẹ́sì ilé tí o yá gbé. Tí o kò bá kọ nǹkan kan, a ó kà á sí àdírẹ́sì ilé rẹ.',
  'details.rentPeriod': 'Àwọn oṣù tí owó ilé náà wà fún. Fún àpẹẹrẹ, January to December {year}.',
  'details.insurer':
    'Ilé iṣẹ́ ìbánigbófò ẹ̀mí rẹ. Ilé iṣẹ́ tí o ní life assurance tàbí deferred annuity lọ́dọ̀ rẹ̀ ni.',
  'details.policyNumber': 'Nọ́mbà ìwé ìbánigbófò (policy) rẹ. Kọ ọ́ bí ó ṣe wà lórí ìwé náà.',
  'details.rsaPin': 'Nọ́mbà owó ìfẹ̀yìntì rẹ (pension PIN). Nọ́mbà Retirement Savings Account (RSA) rẹ ni.',
  'details.lender': 'Ẹni tó yá ọ lówó ilé. Báńkì tí o ń san èlé fún ni.',
}
