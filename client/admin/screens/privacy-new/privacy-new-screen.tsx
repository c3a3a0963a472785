import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { ScreenHead } from '#client/admin/frame/screen-head.tsx'
import { Panel } from '#client/admin/ui/panel.tsx'
import { useStoredInput } from '#client/admin/ui/use-stored-input.ts'
import { EmailField, Field, FieldFrame, useField } from '#client/features/forms/field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { SelectField } from '#client/features/forms/select-field.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { INPUT } from '#client/ui/input-class.ts'
import {
  MAX_NOTE,
  PRIVACY_CHANNELS,
  PRIVACY_KINDS,
  PRIVACY_LANGUAGES,
} from '#services/contract/rules/privacy.ts'
import { useAddPrivacyRequestMutation } from './privacy-new.generated.ts'

/** A request as it came; the page of a customer leads here with the address. */
export function PrivacyNewScreen(): ReactElement {
  const { t } = useTranslation('privacy')
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const toasts = useToastStore()
  const send = useSend(useAddPrivacyRequestMutation)
  const email = search.get('email') ?? ''
  const form = useMutationForm({
    rules: async () => (await import('#services/contract/rules/privacy.ts')).privacyRequestRules,
    send: ({ note, ...given }) => send({ ...given, note: note || null }),
    async onDone({ id }) {
      toasts.show('success', t('new.done'))
      await navigate(`/admin/privacy/${id}`, { replace: true })
    },
  })
  useStoredInput(form, `privacy:new:${email}`)
  const choices = (area: string, words: readonly string[]) =>
    words.map((value) => ({ value, label: t(`${area}.${value}`) }))
  return (
    <>
      <ScreenHead title={t('new.title')} />
      <div className="max-w-2xl">
        <Panel title={t('facts')}>
          <Form form={form} label={t('new.title')}>
            <SelectField
              name="kind"
              label={t('columns.kind')}
              placeholder={t('new.choose')}
              options={choices('words', PRIVACY_KINDS)}
            />
            <EmailField
              name="email"
              label={t('columns.email')}
              hint={t('new.emailHint')}
              defaultValue={email}
              autoComplete="off"
            />
            <div className="grid gap-5 sm:grid-cols-2">
              <SelectField
                name="channel"
                label={t('channel')}
                options={choices('channels', PRIVACY_CHANNELS)}
              />
              <Field
                name="receivedOn"
                type="date"
                label={t('columns.receivedOn')}
                hint={t('new.receivedHint')}
                defaultValue={today()}
              />
            </div>
            <NoteField />
            <SelectField
              name="language"
              label={t('language')}
              options={choices('languages', PRIVACY_LANGUAGES)}
            />
            <SubmitButton>{t('new.submit')}</SubmitButton>
          </Form>
        </Panel>
      </div>
    </>
  )
}

function NoteField(): ReactElement {
  const { t } = useTranslation('privacy')
  const field = useField('note', true)
  return (
    <FieldFrame field={field} label={t('note')} hint={t('new.noteHint')} isOptional>
      <textarea {...field.attributes} name="note" rows={3} maxLength={MAX_NOTE} className={INPUT} />
    </FieldFrame>
  )
}

/** In Zagreb, as such a field has it. */
function today(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Zagreb' }).format(new Date())
}
