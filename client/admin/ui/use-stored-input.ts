import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '#client/admin/session/session.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { begunWith, fieldsOf, restoreInput, storeInput } from './stored-input.ts'

type Form = { readonly element: RefObject<HTMLFormElement | null> }

type StoredInputOptions = {
  /** It survives a visit of another page too, until it is forgotten. */
  readonly isStoredUntilForgotten?: boolean
  /** Gets the names of the fields. */
  onRestored?(names: readonly string[]): void
}

/**
 * What was typed into a form survives a reload of the page, until the form is closed or its member
 * signs out. No other member gets it.
 */
export function useStoredInput(
  { element }: Form,
  key: string,
  { isStoredUntilForgotten = false, onRestored }: StoredInputOptions = {},
): { forget(names: readonly string[]): void } {
  const { t } = useTranslation('frame')
  const { person } = useSession()
  const toasts = useToastStore()
  const stored = `input:${person.id}:${key}`
  const sayRestored = useEffectEvent((names: readonly string[]) => {
    if (names.length === 0) return
    onRestored?.(names)
    toasts.show('notice', t('restored'))
  })
  useEffect(() => {
    const form = element.current
    if (form === null) return
    sayRestored(restoreInput(sessionStorage, stored, form))
    const store = (): void => storeInput(sessionStorage, stored, form)
    form.addEventListener('input', store)
    return () => {
      form.removeEventListener('input', store)
      if (!isStoredUntilForgotten) sessionStorage.removeItem(stored)
    }
  }, [element, stored, isStoredUntilForgotten])
  return {
    forget(names) {
      if (element.current === null) return
      for (const field of fieldsOf(element.current)) {
        if (names.includes(field.name)) field.value = begunWith(field)
      }
      storeInput(sessionStorage, stored, element.current)
    },
  }
}
