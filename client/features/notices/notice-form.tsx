import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CaptchaPlace } from '#client/features/captcha/captcha-place.tsx'
import { useCaptcha } from '#client/features/captcha/use-captcha.ts'
import { ConsentFields } from '#client/features/consents/consent-fields.tsx'
import { useConsentForm } from '#client/features/consents/use-consent-form.ts'
import type { FormConsents } from '#client/features/consents/use-form-consents.ts'
import { EmailField } from '#client/features/forms/field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { SelectField } from '#client/features/forms/select-field.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { usePosted } from '#client/features/forms/use-posted.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import type { ProductNoticeKind } from '#client/generated/types.ts'
import { NOTICE_INTENTS, type PostedNotice } from './intents.ts'
import { useRequestProductNoticeMutation } from './notices.generated.ts'
import { useOwnAddress } from './use-own-address.ts'

export type NoticeChoice = { readonly id: string; readonly name: string }

type NoticeFormProps = {
  readonly kind: ProductNoticeKind
  readonly productId: string
  readonly labelledBy: string
  /** Options for a choice that the page does not offer; the first one is `productId`. */
  readonly choices?: readonly NoticeChoice[]
  /** Null where the form has none. */
  readonly consents: FormConsents | null
}

type Sent = PostedNotice & { readonly productId: string; readonly email: string }

/** Signs an address up for one mail about the product. */
export function NoticeForm(props: NoticeFormProps): ReactElement {
  const { kind, productId, labelledBy, choices = [], consents } = props
  const { t } = useTranslation('notices')
  const { t: inForms } = useTranslation('forms')
  const request = useSend(useRequestProductNoticeMutation)
  const captcha = useCaptcha()
  const intent = NOTICE_INTENTS[kind]
  const [sent, setSent] = useState(useSentBefore(intent))
  const form = useConsentForm({
    intent,
    rules: async () => (await import('#services/contract/rules/notice.ts')).noticeRules,
    consents,
    notFetched: () => inForms('problems.CONSENTS_NOT_FETCHED'),
    send: (values, accepted) =>
      captcha.send((more) => request({ ...values, kind, ...(consents && accepted), ...more })),
    onDone: ({ needsConfirmation }, values) => setSent({ ...values, needsConfirmation }),
  })
  useOwnAddress(form.element)

  const ids = [productId, ...choices.map(({ id }) => id)]
  if (sent && ids.includes(sent.productId)) return <Done {...sent} />
  return (
    <Form form={form} labelledBy={labelledBy}>
      {choices.length > 0 ? (
        <SelectField
          name="productId"
          label={t('stock.which')}
          placeholder={choices.length > 1 ? t('stock.choose') : undefined}
          options={choices.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : (
        <input type="hidden" name="productId" value={productId} />
      )}
      <EmailField name="email" label={t('email')} autoComplete="email" enterKeyHint="send" />
      {consents ? <ConsentFields consents={consents} onFetched={form.clearMessage} /> : null}
      <SubmitButton look="secondary">{t('submit')}</SubmitButton>
      <CaptchaPlace captcha={captcha} />
    </Form>
  )
}

/** State of a page rendered after the form was posted. */
function useSentBefore(intent: string): Sent | null {
  const posted = usePosted([intent])
  // Action data of this form.
  const outcome = posted?.shown as PostedNotice | undefined
  if (!posted || !outcome) return null
  const { productId = '', email = '' } = posted.values
  return { ...outcome, productId, email }
}

function Done({ email, needsConfirmation }: Sent): ReactElement {
  const { t } = useTranslation('notices')
  const text = useRef<HTMLParagraphElement>(null)
  // The pressed button disappears, so move the focus.
  useEffect(() => text.current?.focus(), [])
  return (
    <p
      ref={text}
      role="status"
      tabIndex={-1}
      className="border-l-4 border-leaf pl-4 font-semibold break-words outline-none"
    >
      {t(needsConfirmation ? 'confirm' : 'done', { email })}
    </p>
  )
}
