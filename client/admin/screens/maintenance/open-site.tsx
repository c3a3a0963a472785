import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { useSwitchMaintenanceMutation } from './maintenance.generated.ts'

export function OpenSite({ onOpened }: { readonly onOpened: () => void }): ReactElement {
  const { t } = useTranslation('maintenance')
  const toasts = useToastStore()
  const send = useMutationAction(useSwitchMaintenanceMutation)
  return (
    <ActionButton
      onAction={async () => {
        if ((await send({ isOn: false })) === null) return
        toasts.show('success', t('opened'))
        onOpened()
      }}
      className={`${deskButton('primary')} mt-4`}
    >
      {t('openNow')}
    </ActionButton>
  )
}
