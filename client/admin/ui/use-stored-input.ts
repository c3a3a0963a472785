import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormControl } from '#client/features/forms/use-form.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { restoreInput, storeInput } from './stored-input.ts'

/**
 * What was typed into a form survives a reload of the page, until the form is closed or its member
 * signs out.
 */
export function useStoredInput({ element }: FormControl, key: string): void {
  const { t } = useTranslation('frame')
  const toasts = useToastStore()
  const sayRestored = useEffectEvent(() => toasts.show('notice', t('restored')))
  useEffect(() => {
    const form = element.current
    if (form === null) return
    const stored = `input:${key}`
    if (restoreInput(sessionStorage, stored, form)) sayRestored()
    const store = (): void => storeInput(sessionStorage, stored, form)
    form.addEventListener('input', store)
    return () => {
      form.removeEventListener('input', store)
      sessionStorage.removeItem(stored)
    }
  }, [element, key])
}
