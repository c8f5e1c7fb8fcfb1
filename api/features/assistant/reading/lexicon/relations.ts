import type { Relation } from '../reading.ts'

/** Phrases that relate a message to what was said before. */
export const relationPhrases: Partial<Record<Relation['kind'], string>> = {
  also: 'also | and also | plus | in addition | additionally | as well | too | add | now add | adding | and with | on top | on top of | with | another | again | and | ehen | i forget | i forgot | i forgot to add | forgot to mention | i also | what if i add | include',
  instead:
    'instead | what if | what about | how about | wetin if | and if | suppose | supposing | say | change | change it to | make it | what of | and for | now for | in place of | rather | replace | use | how of | what when | if',
  that: 'that | the tax | it | this one | dat one | that one | the same | same money | same pay | same rate | that tax | the amount',
  corrects:
    'you got my | you got it wrong | you misread | sorry | i mean | i meant | correction | actually | no wait | wait | my mistake | my bad | oops | mistake | typo | not that | i made a mistake | na mistake | abeg na | scratch that | i wrote wrong | i typed wrong | not per month | rather it is | let me correct | corrected',
}
