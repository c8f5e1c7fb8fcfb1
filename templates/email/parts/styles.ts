import type { CSSProperties } from 'react'
import { light } from '../colours.ts'

const font = 'system-ui, -apple-system, Roboto, Noto Sans, Arial, sans-serif'

/** Inline styles of every part of a mail: 16 px at the least, left-aligned, straight cuts. */
export const styles = {
  ground: { margin: 0, padding: 0, backgroundColor: light.ground },
  column: { width: '100%', maxWidth: '600px', backgroundColor: light.sheet },
  header: {
    padding: '20px 24px 16px',
    backgroundColor: light.deep,
    borderBottom: `3px solid ${light.gold}`,
  },
  name: { margin: 0, color: light.onDeep, fontFamily: font, fontSize: '20px', fontWeight: 700 },
  body: { padding: '28px 24px 24px' },
  heading: {
    margin: '0 0 16px',
    color: light.ink,
    fontFamily: font,
    fontSize: '26px',
    lineHeight: '1.2',
    fontWeight: 700,
    letterSpacing: '-0.02em',
  },
  words: { margin: '0 0 16px', color: light.ink, fontFamily: font, fontSize: '17px', lineHeight: '1.5' },
  quiet: { margin: '0 0 8px', color: light.ink2, fontFamily: font, fontSize: '16px', lineHeight: '1.5' },
  link: { color: light.green, textDecoration: 'underline', wordBreak: 'break-all' },
  button: { backgroundColor: light.green, borderRadius: '3px' },
  buttonLabel: {
    display: 'inline-block',
    padding: '13px 24px',
    color: light.onGreen,
    fontFamily: font,
    fontSize: '17px',
    lineHeight: '22px',
    fontWeight: 500,
    textDecoration: 'none',
  },
  footer: { padding: '16px 24px 24px', borderTop: `1px solid ${light.line}` },
  unseen: {
    display: 'none',
    maxHeight: 0,
    maxWidth: 0,
    overflow: 'hidden',
    opacity: 0,
    fontSize: '1px',
    lineHeight: '1px',
  },
} as const satisfies Record<string, CSSProperties>
