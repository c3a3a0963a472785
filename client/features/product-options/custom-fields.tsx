import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CartLine } from '#client/features/cart/state/cart-state.ts'
import { usePosted } from '#client/features/forms/use-posted.ts'
import { customField } from './field-names.ts'
import { PrintPreview } from './print-preview.tsx'
import { printedOptions } from './printed-options.ts'
import type { ChoosableFieldsFragment } from './product-choices.generated.ts'

export type CustomFieldsProps = {
  readonly options: ChoosableFieldsFragment['customOptions']
  /** Id of the form that buys the product. */
  readonly form: string
  /** Values of the edited cart line, or typed before. */
  readonly saved: readonly Pick<CartLine['personalizations'][number], 'optionId' | 'value'>[]
}

const DIGITS = { inputMode: 'numeric', pattern: '\\d+' } as const

/** Personalisation, such as a name on the back. The form reads the fields on submit. */
export function CustomFields(props: CustomFieldsProps & { isFocused: boolean }): ReactElement {
  const { options, form, saved, isFocused } = props
  const { t } = useTranslation('catalogue')
  const posted = usePosted(['add'])
  const first = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, in place of the button that was pressed.
  useEffect(() => {
    if (isFocused) first.current?.focus()
  }, [])
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(saved.map(({ optionId, value }) => [customField(optionId), value])),
  )
  const note = ({ target }: FormEvent): void => {
    if (!(target instanceof HTMLInputElement)) return
    const { name, value } = target
    setTyped((known) => ({ ...known, [name]: value.trim() }))
  }
  const printed = printedOptions(options)
  const hint = `${form}-custom-hint`
  return (
    <fieldset aria-describedby={hint} onInput={note} className="@container min-w-0">
      <legend className="mb-1.5 font-semibold">
        {t('product.customOptions')}
        {options.some(({ isRequired }) => isRequired) ? null : (
          <span className="font-normal text-ink-soft"> {t('product.optional')}</span>
        )}
      </legend>
      <div className="flex gap-5 @max-md:flex-col-reverse">
        <div className="flex min-w-0 grow flex-wrap content-start gap-x-4 gap-y-3">
          {options.map(({ id, label, type, maxLength, isRequired }, place) => (
            <label key={id} className="min-w-0 grow basis-40 text-base">
              {label}
              <span id={`${form}-limit-${id}`} className="block text-ink-soft">
                {type === 'NUMBER'
                  ? t('product.printDigits', { most: '9'.repeat(maxLength) })
                  : t('product.printLetters', { most: maxLength })}
              </span>
              <input
                {...(type === 'NUMBER' ? DIGITS : {})}
                type="text"
                maxLength={maxLength}
                required={isRequired}
                ref={place === 0 ? first : undefined}
                name={customField(id)}
                form={form}
                autoComplete="off"
                aria-label={label}
                aria-describedby={`${form}-limit-${id}`}
                // biome-ignore lint/a11y/noAutofocus: the page was drawn to have this corrected.
                autoFocus={posted !== null && customField(id) in posted.errors}
                defaultValue={saved.find(({ optionId }) => optionId === id)?.value}
                className="mt-1 block min-h-12 w-full rounded-sm border border-line-strong bg-white px-3.5 text-lg hover:border-ink user-invalid:border-2 user-invalid:border-signal"
              />
            </label>
          ))}
        </div>
        {printed ? (
          <PrintPreview
            name={typed[customField(printed.name.id)] ?? ''}
            number={typed[customField(printed.number.id)] ?? ''}
            picture={printed.picture}
          />
        ) : null}
      </div>
      <p id={hint} className="mt-2 text-base text-ink-soft">
        {t('product.customPrice')} {t('product.customHint')}
      </p>
    </fieldset>
  )
}
