import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useHasRight } from '#client/admin/session/session.ts'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Panel } from '#client/admin/ui/panel.tsx'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { useResendOrderMailMutation } from './moves.generated.ts'
import type { StaffOrderFieldsFragment } from './order.generated.ts'

/** Mails of the order that can be sent again. */
export function OrderMails({
  order: { number, email, mails },
}: {
  readonly order: StaffOrderFieldsFragment
}): ReactElement | null {
  const { t } = useTranslation('order')
  const toasts = useToastStore()
  const mayMove = useHasRight('orders.move')
  const resend = useMutationAction(useResendOrderMailMutation)
  if (mails.length === 0 || !mayMove) return null
  return (
    <Panel title={t('mails.title')}>
      <ul className="-my-2 divide-y divide-line">
        {mails.map((mail) => (
          <li key={mail} className="flex items-center justify-between gap-3 py-2">
            <span className="min-w-0">{t(`mails.${mail}`)}</span>
            <ActionButton
              onAction={async () => {
                if (await resend({ number, mail, key: crypto.randomUUID() })) {
                  toasts.show('success', t('mails.sent', { email }))
                }
              }}
              className={`${deskButton('quiet')} -mr-4 shrink-0 text-link`}
            >
              {t('mails.resend')}
              <span className="sr-only">{t(`mails.${mail}`)}</span>
            </ActionButton>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
