/**
 * Letters with a mark that Unicode has no single code point for (ọ̀, ẹ́, m̀...) are drawn by the report's fonts as one
 * glyph in place of the letter and an empty one in place of the mark. Neither is in the fonts' own table of
 * characters. Here they are, in the order of the glyphs, the same in both weights: the letters, then the marks
 * [decision 0021].
 */
const firstGlyph = 440
const standsFor =
  'ẸẸẸẸEÈÉĒỊỊỊỊIÌÍĪỌỌỌỌOÒÓŌỤỤỤỤUÙÚŪẹẹẹẹeèéēịịịịiìíīọọọọoòóōụụụụuùúūMMMmmmNnSs' +
  '\u0300\u0301\u0304\u030C\u0329'

/** What a glyph of the report's fonts stands for where their table of characters does not say; a code point. */
export function standInFor(glyph: number): number | undefined {
  return standsFor.codePointAt(glyph - firstGlyph)
}
