import { useEffect, useState } from 'react'
import { Icon, type IconName } from '../Icon.tsx'
import type { ToastType } from './toast.ts'
import styles from './Toasts.module.css'

const icons: Record<ToastType, IconName> = { success: 'check', error: 'alert', info: 'info' }

interface ToastProps {
  message: string
  type: ToastType
  ms: number
  onEnd: () => void
}

/**
 * One message. Its time stands still while it is pointed at or holds focus, and starts anew after; a press ends it,
 * so that it is never long in the way of a button. Appearing under a pointer at rest is not being pointed at.
 */
export function Toast({ message, type, ms, onEnd }: ToastProps) {
  const [paused, setPaused] = useState(false)
  useEffect(() => {
    if (paused) return undefined
    const timer = setTimeout(onEnd, ms)
    return () => clearTimeout(timer)
  }, [paused, ms, onEnd])
  return (
    <div
      className={styles.toast}
      onPointerMove={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onPointerUp={onEnd}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Icon name={icons[type]} />
      <span>
        {type === 'error' && <span className="hide">Error: </span>}
        {message}
      </span>
      <button type="button" className={styles.close} onClick={onEnd}>
        <Icon name="close" />
        <span className="hide">Close message</span>
      </button>
    </div>
  )
}
