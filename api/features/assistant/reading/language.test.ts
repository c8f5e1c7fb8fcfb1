import { describe, expect, test } from 'vitest'
import { languageOf } from './language.ts'

describe('the language of a question', () => {
  test.each([
    ['yo', 'Ẹ jọ̀ọ́, báwo ni mo ṣe lè san owó orí mi?'],
    ['yo', 'Owó oṣù mi jẹ́ ₦250,000, èló ni owó orí tí màá san?'],
    ['yo', 'elo ni owo ori mi ti mo ba n gba 200k ni osu'],
    ['ha', 'Ina karbar albashi naira 180,000 duk wata, nawa ne harajin da zan biya?'],
    ['ha', 'nawa ne haraji akan dubu dari biyu a wata'],
    ['ig', "Ana m enweta ₦320,000 kwa ọnwa, ego ole ka m ga-akwụ n'ụtụ isi?"],
    ['ig', 'ego ole bu utu isi m ma o buru na ego onwa m bu 300k'],
    ['pcm', 'wetin go remain for my hand from 400k every month after tax'],
    ['pcm', 'I dey collect 160k monthly, how much be my tax'],
    ['pcm', 'abeg 300k monthly tax'],
    ['en', 'How much tax on 300k a month?'],
    ['en', 'E se, thank you for the answer on my tax'],
    ['en', 'Ada and Ngozi both ask: what is the tax on a salary of 2m a year in Kano?'],
    ['yo', 'Elo ni owo ori lori 300k losoosu'],
    ['yo', 'Owo osu mi je 200k, ki ni owo ori mi'],
    ['yo', 'nje mo gbodo san owo ori ti mo ba n gba 60k'],
    ['ha', 'Nawa zan biya haraji idan ina samun naira 200,000 a wata'],
    ['ha', 'albashi na 150k ne, nawa ne haraji'],
    ['ha', 'ta yaya zan samu tax id'],
    ['ig', "Ego ole ka m ga-akwu n'utu isi"],
    ['ig', 'ugwo onwa m bu 350k, kedu utu isi m ga-akwu'],
    ['ig', 'achoro m ima ego utu isi'],
    ['pcm', 'na 200k I dey collect, wetin be my tax'],
    ['pcm', 'how much tax go comot'],
    ['en', 'I stay in Ile Ife and my pay is 300k a month'],
    ['en', 'I work at Owo in Ondo state, what is my tax'],
    ['en', 'The owo ori on my 300k salary, how much is it'],
    ['en', 'biko how much is tax on 200k'],
    ['en', 'what is haraji'],
    ['en', 'who is Ina? tax on 200k'],
    ['en', 'tax'],
    ['en', ''],
  ])('%s: %s', (language, text) => {
    expect(languageOf(text)).toBe(language)
  })
})
