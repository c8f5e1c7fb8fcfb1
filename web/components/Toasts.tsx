import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { Icon, type IconName } from './Icon.tsx'
import styles from './Toasts.module.css'

export type ToastType = 'success' | 'error' | 'info'

/** How long a message stays when nothing is said (SPEC section 9). */
const defaultToastMs = 3000

type ShowToast = (message: string, type?: ToastType, ms?: number) => void

const ToastContext = createContext<ShowToast | undefined>(undefined)

/** Gives the function that shows a message in passing. What it says must also stand on the page (LOOK, States). */
export function useToast(): ShowToast {
  const show = useContext(ToastContext)
  if (show === undefined) throw new Error('useToast needs Toasts above it')
  return show
}

interface Shown {
  id: number
  message: string
  type: ToastType
  ms: number
}

/** Gives `useToast` to everything inside and shows its messages in one polite live region. */
export function Toasts({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly Shown[]>([])
  const nextId = useRef(0)
  const show = useCallback<ShowToast>((message, type = 'info', ms = defaultToastMs) => {
    const id = nextId.current++
    // The same words again replace the old message, so that they are said anew and do not pile up.
    setShown((before) => [...before.filter((toast) => toast.message !== message), { id, message, type, ms }])
  }, [])
  const end = useCallback((id: number) => setShown((before) => before.filter((toast) => toast.id !== id)), [])

  useEffect(() => {
    // A message never lies over what has focus: the region's scroll padding (in the stylesheet) makes room.
    if (shown.length > 0) document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [shown.length])

  return (
    <ToastContext value={show}>
      {children}
      <output className={styles.region} aria-live="polite" aria-relevant="additions">
        {shown.map((toast) => (
          <ToastOfId key={toast.id} toast={toast} end={end} />
        ))}
      </output>
    </ToastContext>
  )
}

/** Keeps `onEnd` the same function over renders, so that another message does not restart this one's time. */
function ToastOfId({ toast, end }: { toast: Shown; end: (id: number) => void }) {
  const onEnd = useCallback(() => end(toast.id), [end, toast.id])
  return <Toast message={toast.message} type={toast.type} ms={toast.ms} onEnd={onEnd} />
}

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
function Toast({ message, type, ms, onEnd }: ToastProps) {
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
