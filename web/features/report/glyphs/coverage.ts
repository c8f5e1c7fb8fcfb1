import type { FontSet } from './font-files.ts'

/**
 * What no glyph of a set stands for. A test holds these to the font files themselves; they stand here so that the
 * larger set is fetched only for those whose names need it.
 */
const missing: Readonly<Record<FontSet, RegExp>> = {
  small:
    /[^\x20-\x7e\xa0\xa3\xa9\xb7\xc0-\xff\u0112-\u0113\u011a-\u011b\u012a-\u012b\u0143-\u0144\u0147-\u0148\u014c-\u014d\u016a-\u016b\u0181\u018a\u0198-\u0199\u01b3-\u01b4\u01cd-\u01d4\u01f8-\u01f9\u0253\u0257\u02bc\u0300-\u0301\u0304\u0307\u030c\u0323\u0329\u0331\u1e3e-\u1e3f\u1e44-\u1e45\u1e62-\u1e63\u1eb8-\u1eb9\u1ec6-\u1ec7\u1eca-\u1ecd\u1ed8-\u1ed9\u1ee4-\u1ee5\u2013-\u2014\u2018-\u2019\u201c-\u201d\u2022\u2026\u20a6\u20ac\u2212]/u,
  large:
    /[^\x20-\x7e\xa0-\u017f\u0181\u0186\u0189-\u018a\u018e\u0190\u0198-\u0199\u01b3-\u01b4\u01cd-\u01d4\u01dd\u01f8-\u01f9\u0218-\u021b\u0253-\u0254\u0256-\u0257\u0259\u025b\u02b9-\u02bc\u0300-\u0304\u0306-\u030c\u0323\u0327\u0329\u0331\u1e0c-\u1e0d\u1e36-\u1e37\u1e3e-\u1e3f\u1e44-\u1e47\u1e62-\u1e63\u1ea0-\u1ea1\u1eb8-\u1ebd\u1ec6-\u1ec7\u1eca-\u1ecd\u1ed8-\u1ed9\u1ee4-\u1ee5\u1ef2-\u1ef3\u2010-\u2015\u2018-\u201e\u2020-\u2022\u2026\u2032\u2039-\u203a\u20a6\u20ac\u2122\u2212\u25cc]/u,
}

/** Whether a set has every character of a text. */
export function covers(set: FontSet, text: string): boolean {
  return !missing[set].test(text)
}
