import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Moment } from '#client/admin/ui/moment.tsx'
import { Panel } from '#client/admin/ui/panel.tsx'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { type OpenSessionFieldsFragment, useEndStaffSessionMutation } from './account.generated.ts'

export function OpenSessions({
  sessions,
}: {
  readonly sessions: readonly OpenSessionFieldsFragment[]
}): ReactElement {
  const { t } = useTranslation('account')
  const toasts = useToastStore()
  const end = useMutationAction(useEndStaffSessionMutation)

  async function endOne(id: string): Promise<void> {
    if (await end({ id })) toasts.show('success', t('sessions.ended'))
  }

  return (
    <Panel title={t('sessions.title')}>
      <ul className="-my-3 divide-y divide-line">
        {sessions.map(({ id, device, network, lastSeenAt, isCurrent }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0">
              <p className="font-semibold">{device || t('sessions.unknown')}</p>
              <p className="text-ink-soft">
                {isCurrent ? t('sessions.current') : <Moment at={lastSeenAt} />}
                {network === null ? null : ` · ${network}`}
              </p>
            </div>
            {isCurrent ? null : (
              <ActionButton onAction={() => endOne(id)} className={deskButton()}>
                {t('sessions.end')}
                <span className="sr-only">{`: ${device}`}</span>
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
