import { lazy, type ReactElement, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { CaptchaPlace } from '#client/features/captcha/captcha-place.tsx'
import { useCaptcha } from '#client/features/captcha/use-captcha.ts'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { useQueryString } from '#client/lib/use-query-string.ts'
import { FormSent } from './form-sent.tsx'
import { formInput, intentOf, SENT_KEY, sentMark } from './sent-form.ts'
import { type SiteFormFieldsFragment, useSendFormMutation } from './site-form.generated.ts'
import { SiteFormBody } from './site-form-body.tsx'
import { waitingFiles } from './waiting-files.ts'

// Few forms take files.
const UploadInput = lazy(async () => ({
  default: (await import('./upload-input.tsx')).UploadInput,
}))

type SiteFormProps = {
  readonly form: SiteFormFieldsFragment
  /** Id of its heading; null without one. */
  readonly labelledBy: string | null
}

type Sent = { readonly message: string; readonly needsConfirmation: boolean }

/** A form that staff built. */
export function SiteForm({ form, labelledBy }: SiteFormProps): ReactElement {
  const { id, fields } = form
  const { pathname } = useLocation()
  const send = useSend(useSendFormMutation)
  const captcha = useCaptcha()
  const [sendId] = useState(() => crypto.randomUUID())
  const [sent, setSent] = useState<Sent | null>(null)
  const before = useSentBefore(id)
  const control = useMutationForm({
    intent: intentOf(id),
    rules: async () => (await import('./answer-rules.ts')).answerRules(fields),
    alsoCheck: (raw) => waitingFiles(fields, raw),
    send: (answers, { trap = '' }) =>
      captcha.send((more) =>
        send({ ...formInput(answers, { form: id, trap, page: pathname, sendId }), ...more }),
      ),
    onDone: ({ message, needsConfirmation }) => setSent({ message, needsConfirmation }),
  })

  if (sent) {
    return <FormSent thanks={sent.message} needsConfirmation={sent.needsConfirmation} takesFocus />
  }
  if (before) return <FormSent thanks={form.thanks} {...before} takesFocus={false} />
  return (
    <SiteFormBody
      {...{ form, control, labelledBy }}
      below={<CaptchaPlace captcha={captcha} />}
      uploadOf={(field) => (
        <Suspense>
          <UploadInput form={id} field={field} />
        </Suspense>
      )}
    />
  )
}

/** Of a page that follows a form which was posted without scripts. */
function useSentBefore(id: string): Pick<Sent, 'needsConfirmation'> | null {
  const mark = useQueryString().get(SENT_KEY)
  if (mark === sentMark(id, false)) return { needsConfirmation: false }
  return mark === sentMark(id, true) ? { needsConfirmation: true } : null
}
