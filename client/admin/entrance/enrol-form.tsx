import { type ReactElement, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StaffSession } from '#client/admin/session/session.ts'
import { Field } from '#client/features/forms/field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { useBeginFactorMutation, useConfirmFactorMutation } from './entrance.generated.ts'
import { QrCode } from './qr-code.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Confirmed = { readonly session: StaffSession; readonly codes: readonly string[] }

/** An app for codes in three steps: scan, confirm, keep the recovery codes. */
export function EnrolForm({
  onDone,
}: {
  readonly onDone: (session: StaffSession) => void
}): ReactElement {
  const [confirmed, setConfirmed] = useState<Confirmed | null>(null)
  return confirmed === null ? (
    <OfferedSecret onConfirmed={setConfirmed} />
  ) : (
    <RecoveryCodes codes={confirmed.codes} onSaved={() => onDone(confirmed.session)} />
  )
}

function OfferedSecret({
  onConfirmed,
}: {
  readonly onConfirmed: (confirmed: Confirmed) => void
}): ReactElement {
  const { t } = useTranslation('entrance')
  const offer = useOffer()
  const send = useSend(useConfirmFactorMutation)
  const form = useMutationForm({
    rules: async () => (await import('#services/contract/rules/staff.ts')).codeRules,
    send,
    onDone: ({ session, recoveryCodes }) => onConfirmed({ session, codes: recoveryCodes }),
  })
  return (
    <div className="flex flex-col gap-5">
      <p>{t('enrol.text')}</p>
      {offer === null ? (
        <Skeleton className="size-52" />
      ) : (
        <div className="flex flex-wrap items-center gap-6">
          <QrCode text={offer.uri} label={t('enrol.picture')} />
          <p className="min-w-48 flex-1">
            {t('enrol.typed')}
            <br />
            <code className="figures font-semibold break-all select-all">
              {offer.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
            </code>
          </p>
        </div>
      )}
      <Form form={form} label={t('enrol.title')}>
        <Field
          name="code"
          label={t('enrol.code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={20}
        />
        <SubmitButton>{t('enrol.submit')}</SubmitButton>
      </Form>
    </div>
  )
}

/** A secret of the server, once for each time that the form is shown. */
function useOffer(): { readonly secret: string; readonly uri: string } | null {
  const begin = useMutationAction(useBeginFactorMutation)
  const [pending] = useState(() => ({ offer: null as ReturnType<typeof begin> | null }))
  const [offer, setOffer] = useState<Awaited<ReturnType<typeof begin>>>(null)
  useEffect(() => {
    pending.offer ??= begin()
    pending.offer.then(setOffer).catch(reportError)
  }, [pending, begin])
  return offer
}
