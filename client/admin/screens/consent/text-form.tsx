import { type ReactElement, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '#client/admin/ui/panel.tsx'
import { useStoredInput } from '#client/admin/ui/use-stored-input.ts'
import { FieldErrorText, useField } from '#client/features/forms/field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import {
  type ConsentDifferenceFieldsFragment,
  type StaffConsentFieldsFragment,
  useSaveConsentMutation,
} from './consent.generated.ts'
import { ConsentDifferences } from './consent-differences.tsx'
import { MarkupField, type WantedText } from './markup-field.tsx'

type TextFormProps = {
  /** With which it begins: later answers do not change it. */
  readonly consent: StaffConsentFieldsFragment
  /** A former text that is put into its field. */
  readonly wanted: WantedText | null
  /** It begins again after a save, and has the focus back. */
  readonly isAgain: boolean
  onSaved(consent: StaffConsentFieldsFragment): void
}

const REQUIRES_RENEWAL = 'requiresRenewal'

/** A changed text is saved as a new version; the member says what it means for former answers. */
export function TextForm({ consent, wanted, isAgain, onSaved }: TextFormProps): ReactElement {
  const { t } = useTranslation('consents')
  const toasts = useToastStore()
  const [begun] = useState(consent)
  const [sitting] = useState(() => crypto.randomUUID())
  const [renewal, setRenewal] = useState(true)
  const [differing, setDiffering] = useState<readonly ConsentDifferenceFieldsFragment[]>([])
  const [latest, setLatest] = useState(consent)
  const send = useSend(useSaveConsentMutation)
  const { number, texts, accepted } = begun

  function changesIn(raw: Readonly<Record<string, string>>) {
    return texts.flatMap(({ language, html, version }) => {
      const path = `text.${language}`
      const value = raw[path]?.trim() ?? html
      return value === html ? [] : { path, base: version === null ? null : html, value }
    })
  }

  const form = useMutationForm({
    rules: async () => (await import('#services/contract/rules/order-move.ts')).anyValues,
    alsoCheck: (raw) =>
      accepted > 0 && !(REQUIRES_RENEWAL in raw) && changesIn(raw).length > 0
        ? [{ field: REQUIRES_RENEWAL, rule: 'required' }]
        : [],
    async before(_values, raw) {
      return changesIn(raw).length === 0 ? { field: null, text: t('text.same') } : null
    },
    send: (_values, raw) => {
      const requiresRenewal = raw[REQUIRES_RENEWAL] !== 'no'
      setRenewal(requiresRenewal)
      return send({ number, sitting, requiresRenewal, changes: changesIn(raw) })
    },
    onDone(saved) {
      if (saved.differing.length > 0) {
        setLatest(saved.consent)
        setDiffering(saved.differing)
      } else finish(saved.consent)
    },
  })
  useStoredInput(form, `consent:${number}`)
  const { element } = form
  useEffect(() => {
    const submit = element.current?.querySelector<HTMLElement>('[type=submit]')
    if (isAgain) submit?.focus({ preventScroll: true })
  }, [element, isAgain])

  function finish(saved: StaffConsentFieldsFragment): void {
    toasts.show('success', t('text.saved', { version: saved.versions[0]?.version ?? 1 }))
    onSaved(saved)
  }

  return (
    <Panel title={t('text.title')}>
      <Form form={form} label={t('text.title')}>
        {texts.map(({ language, html }) => (
          <MarkupField
            key={language}
            name={`text.${language}`}
            label={t(`languages.${language}`, { defaultValue: language })}
            defaultValue={html}
            wanted={wanted?.language === language ? wanted : null}
            isRequired={begun.forms.some((form) => form.isRequired)}
          />
        ))}
        {accepted > 0 ? <OldAnswers count={accepted} /> : null}
        <SubmitButton>{t('text.submit')}</SubmitButton>
      </Form>
      {differing.length > 0 ? (
        <ConsentDifferences
          {...{ number, differing, requiresRenewal: renewal }}
          onClose={(saved) => onSaved(saved ?? latest)}
        />
      ) : null}
    </Panel>
  )
}

/** Nothing is chosen in advance: only the member knows whether the meaning has changed. */
function OldAnswers({ count }: { readonly count: number }): ReactElement {
  const { t } = useTranslation('consents')
  const field = useField(REQUIRES_RENEWAL, false)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-base font-semibold">{t('old.title', { count })}</legend>
      <p className="mb-1 text-ink-soft">{t('old.kept')}</p>
      {(['yes', 'no'] as const).map((value) => (
        <label key={value} className="flex min-h-11 items-start gap-3 py-1.5">
          <input
            {...(value === 'yes' ? field.attributes : { 'aria-describedby': `${field.id}-error` })}
            type="radio"
            name={REQUIRES_RENEWAL}
            value={value}
            className="mt-0.5 size-5 shrink-0 accent-tide-deep"
          />
          <span className="min-w-0 leading-snug">
            <span className="font-semibold">{t(`old.${value}`)}</span>{' '}
            <span className="text-ink-soft">{t(`old.${value}Text`)}</span>
          </span>
        </label>
      ))}
      <FieldErrorText field={field} />
    </fieldset>
  )
}
