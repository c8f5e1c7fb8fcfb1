export { useToast } from './toast.ts'
export { Toasts } from './Toasts.tsx'
