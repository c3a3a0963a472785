import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRegisterMutation } from '#client/features/auth/forms/register.generated.ts'
import { ConsentFields } from '#client/features/consents/consent-fields.tsx'
import { ConsentText } from '#client/features/consents/consent-text.tsx'
import { useConsentForm } from '#client/features/consents/use-consent-form.ts'
import { type FormConsent, useFormConsents } from '#client/features/consents/use-form-consents.ts'
import { DoneMessage } from '#client/features/forms/done-message.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { PasswordField } from '#client/features/forms/password-field.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useSend } from '#client/features/forms/use-send.ts'
import type { OrderFieldsFragment } from '#client/features/order/order.generated.ts'
import { usePaths } from '#client/lib/links.ts'
import { type AcceptedText, partByGiven } from './given-consents.ts'

const TITLE = 'account-offer'

type AccountOfferProps = {
  readonly order: OrderFieldsFragment
  /** What the buyer accepted with the order. */
  readonly acceptedTexts: readonly AcceptedText[]
}

/** An account by a password alone. The answer is the same when the address has one already. */
export function AccountOffer({ order, acceptedTexts }: AccountOfferProps): ReactElement {
  const { t } = useTranslation('orders')
  const { t: inForms } = useTranslation('forms')
  const { pathTo } = usePaths()
  const register = useSend(useRegisterMutation)
  const consents = useFormConsents('REGISTER_FORM')
  const [given, missing] = partByGiven(consents.list ?? [], acceptedTexts)
  const [isSent, setIsSent] = useState(false)
  const { email, billingAddress } = order
  const form = useConsentForm({
    rules: async () => (await import('#services/contract/rules/account.ts')).newPasswordRules,
    consents,
    given,
    notFetched: () => inForms('problems.CONSENTS_NOT_FETCHED'),
    send({ password }, accepted) {
      const { firstName, lastName } = billingAddress
      const returnPath = pathTo('order', { slug: order.id })
      return register({ firstName, lastName, email, password, returnPath, ...accepted })
    },
    onDone: () => setIsSent(true),
  })
  return (
    <section aria-labelledby={TITLE} className="border-t border-line pt-8 print:hidden">
      <h2 id={TITLE} className="display text-section">
        {t('account.title')}
      </h2>
      {isSent ? (
        <DoneMessage>{t('account.done', { email })}</DoneMessage>
      ) : (
        <>
          <p className="mt-2 mb-6 max-w-prose text-ink-soft">{t('account.intro')}</p>
          <Form form={form} labelledBy={TITLE} className="max-w-md">
            <input
              type="text"
              name="username"
              autoComplete="username"
              value={email}
              readOnly
              hidden
            />
            <PasswordField
              name="password"
              label={t('account.password')}
              autoComplete="new-password"
            />
            {given.length === 0 ? null : <Given consents={given} />}
            <ConsentFields
              consents={{ ...consents, list: consents.list && missing }}
              onFetched={form.clearMessage}
            />
            <SubmitButton look="secondary">{t('account.submit')}</SubmitButton>
          </Form>
        </>
      )}
    </section>
  )
}

function Given({ consents }: { readonly consents: readonly FormConsent[] }): ReactElement {
  const { t } = useTranslation('orders')
  return (
    <div className="text-base">
      <p className="font-semibold">{t('account.accepted')}</p>
      <ul className="mt-1 list-disc pl-5">
        {consents.map(({ number, html }) => (
          <li key={number}>
            <ConsentText html={html} />
          </li>
        ))}
      </ul>
    </div>
  )
}
