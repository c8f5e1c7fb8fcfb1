import type { Language } from '../../../../tax/index.ts'
import styles from './Translated.module.css'

/** The same in another language, under the English hint. */
export function Translated({ language, children }: { language: Language; children: string }) {
  return (
    <span className={styles.translated} lang={language}>
      {children}
    </span>
  )
}

/** Stands above what is translated. */
export function NotCheckedNote() {
  return <p className="note">A native speaker has not checked the translations below yet.</p>
}
