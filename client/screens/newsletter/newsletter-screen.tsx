import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CaptchaPlace } from '#client/features/captcha/captcha-place.tsx'
import { useCaptcha } from '#client/features/captcha/use-captcha.ts'
import { ConsentFields } from '#client/features/consents/consent-fields.tsx'
import { useConsentForm } from '#client/features/consents/use-consent-form.ts'
import { useFormConsents } from '#client/features/consents/use-form-consents.ts'
import { DoneMessage } from '#client/features/forms/done-message.tsx'
import { EmailField } from '#client/features/forms/field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { usePosted } from '#client/features/forms/use-posted.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import {
  type PostedSignUp,
  SUBSCRIBE_INTENT,
  TRAP_FIELD,
} from '#client/features/newsletter/intents.ts'
import { useSubscribeNewsletterMutation } from '#client/features/newsletter/newsletter.generated.ts'
import { Trap } from '#client/features/newsletter/trap.tsx'
import { Head } from '#client/lib/head.tsx'
import { usePaths } from '#client/lib/links.ts'

const TITLE = 'newsletter'

type Done = PostedSignUp & { readonly email: string }

/** The sign-up for the newsletter, to which the form of the footer leads. */
export function NewsletterScreen(): ReactElement {
  const { t } = useTranslation('newsletter')
  const { pathTo } = usePaths()
  const [done, setDone] = useState(useDoneBefore())
  return (
    <div className="site-width py-10 md:py-16">
      <Head title={t('title')} description={t('intro')} path={pathTo('newsletter')} />
      <div className="mx-auto max-w-lg">
        <h1 id={TITLE} className="display text-title">
          {t('title')}
        </h1>
        {done ? (
          <DoneMessage>
            {t(done.needsConfirmation ? 'confirm' : 'done', { email: done.email })}
          </DoneMessage>
        ) : (
          <>
            <p className="mt-3 text-lead text-pretty text-ink-soft">{t('intro')}</p>
            <div className="mt-8">
              <SignUp onDone={setDone} />
            </div>
          </>
        )}
      </div>
    </div>
  )
}

function SignUp({ onDone }: { readonly onDone: (done: Done) => void }): ReactElement {
  const { t } = useTranslation('newsletter')
  const { t: inForms } = useTranslation('forms')
  const subscribe = useSend(useSubscribeNewsletterMutation)
  const consents = useFormConsents('NEWSLETTER')
  const captcha = useCaptcha()
  const form = useConsentForm({
    intent: SUBSCRIBE_INTENT,
    rules: async () => (await import('#services/contract/rules/newsletter.ts')).newsletterRules,
    consents,
    notFetched: () => inForms('problems.CONSENTS_NOT_FETCHED'),
    send: (values, accepted, raw) =>
      captcha.send((more) =>
        subscribe({ ...values, ...accepted, ...more, trap: raw[TRAP_FIELD] ?? '' }),
      ),
    onDone: ({ needsConfirmation }, { email }) => onDone({ needsConfirmation, email }),
  })
  return (
    <Form form={form} labelledBy={TITLE}>
      <EmailField name="email" label={t('email')} autoComplete="email" enterKeyHint="send" />
      <Trap />
      <ConsentFields consents={consents} onFetched={form.clearMessage} />
      <SubmitButton>{t('submit')}</SubmitButton>
      <CaptchaPlace captcha={captcha} />
      <p className="text-base text-ink-soft">{t('stopHint')}</p>
    </Form>
  )
}

/** State of a page rendered after the form was posted. */
function useDoneBefore(): Done | null {
  const posted = usePosted([SUBSCRIBE_INTENT])
  // Action data of this form.
  const outcome = posted?.shown as PostedSignUp | undefined
  return posted && outcome ? { ...outcome, email: posted.values['email'] ?? '' } : null
}
