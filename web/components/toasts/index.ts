export { useToast, type ToastType } from './toast.ts'
export { Toasts } from './Toasts.tsx'
