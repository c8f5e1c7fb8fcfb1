import { createContext, useContext } from 'react'

export type ToastType = 'success' | 'error' | 'info'

/** How long a message stays when nothing is said (SPEC section 9). */
export const defaultToastMs = 3000

export type ShowToast = (message: string, type?: ToastType, ms?: number) => void

export const ToastContext = createContext<ShowToast | undefined>(undefined)

/** Gives the function that shows a message in passing. What it says must also stand on the page (LOOK, States). */
export function useToast(): ShowToast {
  const show = useContext(ToastContext)
  if (show === undefined) throw new Error('useToast needs Toasts above it')
  return show
}
