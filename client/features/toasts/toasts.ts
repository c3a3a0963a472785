import { createContext, useContext } from 'react'
import type { ToastStore } from './toast-store.ts'

export const ToastContext = createContext<ToastStore | null>(null)

/** `store.show('success', t('…'))` shows a toast and announces it to screen readers. */
export function useToastStore(): ToastStore {
  const store = useContext(ToastContext)
  if (store === null) throw new Error('Toasts were used outside of <ToastContext>')
  return store
}
