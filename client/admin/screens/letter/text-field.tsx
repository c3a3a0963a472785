import { type ReactElement, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { FieldErrorText, useField } from '#client/features/forms/field.tsx'
import { INPUT } from '#client/ui/input-class.ts'
import type { LetterText, LetterWords } from './use-letter-words.ts'

type TextFieldProps = {
  readonly text: LetterText
  readonly words: LetterWords
  readonly typed: string
  onTyped(): void
  /** It is the one that the member works on. */
  onOpen(): void
  /** The text stays, though that of the product is another one. */
  onConfirm(): Promise<void>
}

/** A text with the placeholders that can be put into it, and the way back to that of the product. */
export function TextField(props: TextFieldProps): ReactElement {
  const { text, words, typed, onTyped, onOpen, onConfirm } = props
  const { t } = useTranslation('letters')
  const { path, place, isAlways, value, shipped, formerShipped, hasLines } = text
  // A few words of a table or a button need no more than they have to contain.
  const isShort = place === 'ROW' || place === 'BUTTON'
  const offered = text.placeholders.filter(({ isRequired }) => isRequired || !isShort)
  const field = useField(path, false)
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null)

  function put(next: string, isWhole: boolean): void {
    const element = input.current
    if (element === null) return
    const { selectionStart, selectionEnd, value: now } = element
    const [from, to] = isWhole ? [0, now.length] : [selectionStart ?? 0, selectionEnd ?? 0]
    element.focus()
    element.setRangeText(next, from, to, 'end')
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }

  const attributes = {
    ...field.attributes,
    ...{ ref: input, name: path, defaultValue: value ?? shipped, autoComplete: 'off' },
    ...{ onInput: onTyped, onFocus: onOpen, className: `${INPUT} text-base!` },
  }
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <label htmlFor={field.id} className="text-base font-semibold">
          {words.name(path)}
        </label>
        {isAlways ? null : <span className="text-sm text-ink-soft">{t('sometimes')}</span>}
        {typed === shipped ? null : <span className="text-sm text-tide-deep">{t('own')}</span>}
      </div>
      {hasLines ? (
        <textarea
          {...attributes}
          rows={Math.min(6, Math.ceil((value ?? shipped).length / 55) + 1)}
        />
      ) : (
        <input type="text" {...attributes} />
      )}
      <FieldErrorText field={field} />
      {offered.length === 0 ? null : (
        <ul className="flex flex-wrap gap-1.5">
          {offered.map(({ name, example, isRequired }) => (
            <li key={name} className="min-w-0">
              <button
                type="button"
                onClick={() => put(`{${name}}`, false)}
                title={t('exampleOf', { example })}
                className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-sm border border-line bg-sand px-2.5 text-sm hover:border-ink md:min-h-8"
              >
                <span className="sr-only">{t('insert')}</span>
                <span className="truncate">{words.placeholder(name)}</span>
                <code aria-hidden="true" className="text-ink-soft">{`{${name}}`}</code>
                {isRequired ? <span className="text-ink-soft">{t('required')}</span> : null}
              </button>
            </li>
          ))}
        </ul>
      )}
      {formerShipped === null ? null : (
        <div className="rounded-md border-l-4 border-amber bg-sand px-3 py-2">
          <p>
            {t('outdatedText')} <q className="wrap-anywhere">{shipped}</q>
          </p>
          {typed === value ? (
            <ActionButton onAction={onConfirm} className={`${deskButton()} mt-2`}>
              {t('keep')}
              <span className="sr-only">{`: ${words.name(path)}`}</span>
            </ActionButton>
          ) : null}
        </div>
      )}
      {typed === shipped ? null : (
        <button
          type="button"
          onClick={() => put(shipped, true)}
          className={`${deskButton('quiet')} -ml-4 self-start text-left text-link`}
        >
          {t('back')}
          <span className="sr-only">{`: ${words.name(path)}`}</span>
        </button>
      )}
    </div>
  )
}
