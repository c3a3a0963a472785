import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { useIsHydrated } from '#client/lib/use-is-hydrated.ts'
import { Icon } from '#client/ui/icon.tsx'

/** The device's own sheet, or the copied address where there is none. Without scripts it is absent. */
export function ShareButton({ name }: { readonly name: string }): ReactElement | null {
  const { t } = useTranslation('ui')
  const toasts = useToastStore()
  if (!useIsHydrated()) return null

  async function share(): Promise<void> {
    const { clipboard } = navigator
    const { href: url } = window.location
    if ('share' in navigator) {
      await navigator.share({ title: name, url }).catch(() => undefined) // closed without sharing
      return
    }
    try {
      await clipboard.writeText(url)
      toasts.show('success', t('share.copied'))
    } catch {
      toasts.show('error', t('share.notCopied'))
    }
  }

  return (
    <button
      type="button"
      onClick={() => share().catch(reportError)}
      className="inline-flex min-h-12 items-center gap-2.5 rounded-sm pr-3 underline-offset-4 hover:underline"
    >
      <Icon name="share" />
      {t('share.label')}
    </button>
  )
}
