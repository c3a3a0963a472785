import { createContext, useContext, useMemo } from 'react'
import type { ToastKind, ToastStore } from './toast-store.ts'

export const ToastContext = createContext<ToastStore | null>(null)

/** `show('success', t('…'))`: says it in the corner and to screen readers. */
export function useToasts(): Pick<ToastStore, 'show'> {
  const store = useToastStore()
  return useMemo(
    () => ({ show: (kind: ToastKind, text: string) => store.show(kind, text) }),
    [store],
  )
}

export function useToastStore(): ToastStore {
  const store = useContext(ToastContext)
  if (store === null) throw new Error('Toasts were used outside of <ToastContext>')
  return store
}
