import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { Icon, type IconName } from './Icon.tsx'
import styles from './Toasts.module.css'

export type ToastType = 'success' | 'error' | 'info'

/** How long a message stays by default [spec 22.2]. */
const defaultToastMs = 3000

type ShowToast = (message: string, type?: ToastType, ms?: number) => void

const ToastContext = createContext<ShowToast | undefined>(undefined)

/** Gives the function that shows a toast. The page itself must say the same [spec 24.6]. */
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

/** Provides `useToast` to its children and shows the messages in one polite live region. */
export function Toasts({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly Shown[]>([])
  const nextId = useRef(0)
  const show = useCallback<ShowToast>((message, type = 'info', ms = defaultToastMs) => {
    const id = nextId.current++
    // A message with the same words is replaced, so that it is announced again and does not pile up.
    setShown((before) => [...before.filter((toast) => toast.message !== message), { id, message, type, ms }])
  }, [])
  const end = useCallback((id: number) => setShown((before) => before.filter((toast) => toast.id !== id)), [])

  const region = useRef<HTMLOutputElement>(null)
  // Shown while it is still empty, so that a screen reader knows it before it says something.
  useEffect(() => raise(region.current), [])
  useEffect(() => {
    if (shown.length > 0) place(region.current)
  }, [shown.length])

  return (
    <ToastContext value={show}>
      {children}
      <output
        ref={region}
        className={styles.region}
        // In the top layer, a modal dialog does not cover it.
        popover="manual"
        aria-live="polite"
        aria-relevant="additions"
      >
        {shown.map((toast) => (
          <ToastOfId key={toast.id} toast={toast} end={end} />
        ))}
      </output>
    </ToastContext>
  )
}

/** Puts the region on top of the page and of its dialogs. A browser without popovers has its z-index alone. */
function raise(region: HTMLElement | null): void {
  if (region === null || !('showPopover' in region)) return
  if (region.matches(':popover-open')) region.hidePopover()
  region.showPopover()
}

/**
 * Raises the region at the foot of the screen, or at its head where it would cover more of what is pressed: the focused
 * element, which is what was pressed or what followed it, counts for more than all else that the page lets press.
 */
function place(region: HTMLElement | null): void {
  if (region === null) return
  if (document.querySelector('dialog[open]') !== null) raise(region)
  const coveredAt = (at: 'head' | 'foot') => {
    region.dataset['at'] = at
    const { top, bottom } = region.getBoundingClientRect()
    const isCovered = (element: Element) => {
      const box = element.getBoundingClientRect()
      return box.bottom > top && box.top < bottom
    }
    const pressed = [...document.querySelectorAll('main :is(button, a)')].filter(isCovered)
    return pressed.length + (pressed.includes(document.activeElement ?? region) ? 99 : 0)
  }
  const head = coveredAt('head')
  if (coveredAt('foot') > head) region.dataset['at'] = 'head'
}

/** Keeps `onEnd` the same function across renders, so that another message does not restart this one's timer. */
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
 * One message. Its timer pauses while the pointer moves over it or it has focus, and restarts afterwards; a press
 * closes it. Appearing under a pointer at rest does not pause it.
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
