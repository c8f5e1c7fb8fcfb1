import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { defaultToastMs, ToastContext, type ShowToast, type ToastType } from './toast.ts'
import { Toast } from './Toast.tsx'
import styles from './Toasts.module.css'

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
