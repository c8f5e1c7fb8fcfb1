import type { ReactNode } from 'react'
import styles from './Deck.module.css'

/** Head of a page: its h1 with a line under it, and at the right what one comes here to do. */
export function Deck({
  heading,
  about,
  children,
}: {
  heading: ReactNode
  about?: ReactNode
  children?: ReactNode
}) {
  return (
    <div className={styles.deck}>
      <div>
        <h1>{heading}</h1>
        {about !== undefined && <p className="small">{about}</p>}
      </div>
      {children}
    </div>
  )
}
