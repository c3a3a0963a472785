import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AlertKind } from '#client/admin/generated/types.ts'
import { Choices } from '#client/admin/ui/choices.tsx'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Panel } from '#client/admin/ui/panel.tsx'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { type AlertFieldsFragment, useChooseAlertsMutation } from './account.generated.ts'

/** What the member gets letters about. */
export function AlertsPart({
  alerts,
}: {
  readonly alerts: readonly AlertFieldsFragment[]
}): ReactElement {
  const { t } = useTranslation('account')
  const toasts = useToastStore()
  const choose = useMutationAction(useChooseAlertsMutation)
  const [chosen, setChosen] = useState<readonly AlertKind[]>(() =>
    alerts.filter(({ isOn }) => isOn).map(({ kind }) => kind),
  )

  async function save(): Promise<void> {
    if (await choose({ kinds: [...chosen] })) toasts.show('success', t('alerts.saved'))
  }

  return (
    <Panel title={t('alerts.title')}>
      <p className="mb-4">{t('alerts.text')}</p>
      <Choices
        legend={t('alerts.legend')}
        choices={alerts.map(({ kind }) => ({
          value: kind,
          label: t(`alerts.kinds.${kind}`),
          hint: t(`alerts.hints.${kind}`),
        }))}
        chosen={chosen}
        onChange={(next) =>
          setChosen(alerts.flatMap(({ kind }) => (next.includes(kind) ? kind : [])))
        }
      />
      <ActionButton onAction={save} className={`${deskButton('primary')} mt-4`}>
        {t('alerts.save')}
      </ActionButton>
    </Panel>
  )
}
