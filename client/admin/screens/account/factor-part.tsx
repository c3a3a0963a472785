import { useApolloClient } from '@apollo/client/react'
import { type ReactElement, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EnrolForm } from '#client/admin/entrance/enrol-form.tsx'
import { RecoveryCodes } from '#client/admin/entrance/recovery-codes.tsx'
import { StaffSessionDocument } from '#client/admin/session/session.generated.ts'
import { type StaffSession, useSession } from '#client/admin/session/session.ts'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Panel } from '#client/admin/ui/panel.tsx'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { Dialog, type DialogHandle, SHEET } from '#client/ui/dialog.tsx'
import { useRenewRecoveryCodesMutation } from './account.generated.ts'
import { RemoveApp } from './remove-app.tsx'

type Open = 'enrol' | { readonly codes: readonly string[] } | null

/** The second factor and its recovery codes. */
export function FactorPart(): ReactElement {
  const { t } = useTranslation('account')
  const client = useApolloClient()
  const session = useSession()
  const hasApp = session.factors.includes('APP')
  const [open, setOpen] = useState<Open>(null)
  const dialog = useRef<DialogHandle>(null)
  const renew = useMutationAction(useRenewRecoveryCodesMutation)

  function keep(staffSession: StaffSession): void {
    client.writeQuery({ query: StaffSessionDocument, data: { staffSession } })
    dialog.current?.close()
  }

  async function renewCodes(): Promise<void> {
    const renewed = await renew()
    if (!renewed) return
    setOpen({ codes: renewed.recoveryCodes })
  }

  return (
    <Panel title={t('factor.title')}>
      <p>{hasApp ? t('factor.on') : t(session.hasFactor ? 'factor.passkeys' : 'factor.off')}</p>
      {session.hasFactor ? (
        <p className="mt-1 text-ink-soft">
          {t('factor.codesLeft', { count: session.recoveryCodesLeft })}
        </p>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-3">
        <button
          type="button"
          onClick={() => setOpen('enrol')}
          className={deskButton(session.hasFactor ? 'secondary' : 'primary')}
        >
          {hasApp ? t('factor.replace') : t('factor.add')}
        </button>
        {session.hasFactor ? (
          <ActionButton onAction={renewCodes} className={deskButton()}>
            {t('factor.renew')}
          </ActionButton>
        ) : null}
        {hasApp ? <RemoveApp onRemoved={keep} /> : null}
      </div>
      {open === null ? null : (
        <Dialog
          ref={dialog}
          title={t('factor.title')}
          className={`w-full md:max-w-xl ${SHEET}`}
          onClose={() => setOpen(null)}
        >
          <div className="px-5 pb-8 md:px-8">
            {open === 'enrol' ? (
              <EnrolForm onDone={keep} />
            ) : (
              <RecoveryCodes codes={open.codes} onSaved={() => dialog.current?.close()} />
            )}
          </div>
        </Dialog>
      )}
    </Panel>
  )
}
