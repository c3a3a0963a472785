import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { ScreenHead } from '#client/admin/frame/screen-head.tsx'
import { EmailField } from '#client/features/forms/field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import {
  type ProvenConsentFieldsFragment,
  useProveConsentsMutation,
} from './consent-history.generated.ts'
import { Statements } from './statements.tsx'

type Found = {
  readonly email: string
  readonly statements: readonly ProvenConsentFieldsFragment[]
}

/**
 * What a person said about consents, as proof. The address stays out of the browser's history, and
 * who looks is recorded.
 */
export function ConsentHistoryScreen(): ReactElement {
  const { t } = useTranslation('consents')
  // The page of a customer hands the address over, outside of the URL.
  const given: unknown = useLocation().state?.email
  const [found, setFound] = useState<Found | null>(null)
  const send = useSend(useProveConsentsMutation)
  const form = useMutationForm({
    rules: async () => (await import('#services/contract/rules/staff.ts')).emailRules,
    send: ({ email }) => send({ email }),
    onDone: ({ statements }, { email }) => setFound({ email, statements }),
  })
  return (
    <>
      <ScreenHead title={t('history.title')} />
      <div className="flex max-w-4xl flex-col gap-6">
        <Form form={form} label={t('history.title')} className="max-w-md">
          <p className="text-ink-soft">{t('history.text')}</p>
          <EmailField
            name="email"
            label={t('history.email')}
            defaultValue={typeof given === 'string' ? given : ''}
            autoComplete="off"
          />
          <SubmitButton>{t('history.submit')}</SubmitButton>
        </Form>
        <div role="status">
          {found ? (
            <p className="font-semibold break-words">
              {t('history.found', { count: found.statements.length, email: found.email })}
            </p>
          ) : null}
        </div>
        {found && found.statements.length > 0 ? <Statements {...found} /> : null}
      </div>
    </>
  )
}
