import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { useLatest } from '#client/admin/ui/use-latest.ts'
import { useSettled } from '#client/admin/ui/use-settled.ts'
import { ConsentText } from '#client/features/consents/consent-text.tsx'
import { FieldFrame, useField } from '#client/features/forms/field.tsx'
import { INPUT } from '#client/ui/input-class.ts'
import { useConsentPreviewQuery } from './consent.generated.ts'

/** A new object each time it is wanted. */
export type WantedText = { readonly language: string; readonly html: string }

type MarkupFieldProps = {
  readonly name: string
  readonly label: string
  readonly defaultValue: string
  /** A text that is put into the field, as if it was typed. */
  readonly wanted?: WantedText | null
  /** Whether a form that has it marks it with a star. */
  readonly isRequired: boolean
}

/** HTML of a consent, with what visitors see of it. */
export function MarkupField(props: MarkupFieldProps): ReactElement {
  const { name, label, defaultValue, wanted = null, isRequired } = props
  const { t } = useTranslation('consents')
  const field = useField(name, true)
  const area = useRef<HTMLTextAreaElement>(null)
  const [typed, setTyped] = useState(defaultValue)
  // What was typed before a reload is put into the element by its form, after this effect.
  useEffect(() => {
    queueMicrotask(() => area.current && setTyped(area.current.value))
  }, [])
  useEffect(() => {
    const element = area.current
    if (element === null || wanted === null) return
    element.value = wanted.html
    element.dispatchEvent(new Event('input', { bubbles: true }))
    element.focus()
  }, [wanted])

  function wrap(begin: string, end: string): void {
    const element = area.current
    if (element === null) return
    const { selectionStart: from, selectionEnd: to, value } = element
    const chosen = value.slice(from, to) || t('text.words')
    element.focus()
    element.setRangeText(begin + chosen + end, from, to, 'select')
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <FieldFrame field={field} label={label} hint={t('text.hint')}>
        <div className="flex flex-wrap gap-2">
          <Tool text={t('text.bold')} onUse={() => wrap('<strong>', '</strong>')} />
          <Tool text={t('text.link')} onUse={() => wrap('<a href="/">', '</a>')} />
          <Tool text={t('text.paragraph')} onUse={() => wrap('<p>', '</p>')} />
        </div>
        <textarea
          {...field.attributes}
          ref={area}
          name={name}
          rows={6}
          defaultValue={defaultValue}
          spellCheck={false}
          onInput={(event) => setTyped(event.currentTarget.value)}
          className={`${INPUT} font-mono text-base!`}
        />
      </FieldFrame>
      <Preview html={typed} isRequired={isRequired} />
    </div>
  )
}

function Tool({ text, onUse }: { readonly text: string; onUse(): void }): ReactElement {
  return (
    <button type="button" onClick={onUse} className={`${deskButton()} px-3!`}>
      {text}
    </button>
  )
}

/** As a form of the site shows it: what is not allowed is gone. */
function Preview({
  html,
  isRequired,
}: {
  readonly html: string
  readonly isRequired: boolean
}): ReactElement {
  const { t } = useTranslation('consents')
  const settled = useSettled(html)
  const isEmpty = settled.trim() === ''
  const { data } = useConsentPreviewQuery({
    variables: { html: settled },
    skip: isEmpty,
  })
  const latest = useLatest(data?.consentPreview)
  const shown = isEmpty ? '' : (latest ?? '')
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1.5 text-base font-semibold">{t('text.preview')}</figcaption>
      <div className="rounded-md border border-line bg-paper px-4 py-3">
        {shown === '' ? (
          <p className="text-ink-soft">{t('text.empty')}</p>
        ) : (
          <div className="flex items-start gap-3">
            <span
              aria-hidden="true"
              className="mt-0.5 size-6 shrink-0 rounded-sm border border-line-strong bg-white"
            />
            <p className="min-w-0 leading-snug break-words">
              <ConsentText html={shown} />
              {isRequired ? <span aria-hidden="true">{' *'}</span> : null}
            </p>
          </div>
        )}
      </div>
    </figure>
  )
}
