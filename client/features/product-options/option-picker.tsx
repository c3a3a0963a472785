import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsHydrated } from '#client/lib/use-is-hydrated.ts'
import { type Choices, type ValueState, valueState } from './active-variant.ts'
import { optionField } from './field-names.ts'
import { OptionGuide } from './option-guide.tsx'
import type {
  OptionPickerFieldsFragment,
  VariantFieldsFragment,
} from './option-picker.generated.ts'

type OptionPickerProps = {
  readonly option: OptionPickerFieldsFragment
  readonly variants: readonly VariantFieldsFragment[]
  readonly choices: Choices
  /** Id of the form that buys the product. */
  readonly form: string
  /** On a page that the server has drawn because of it. */
  readonly hasFocus?: boolean
  onChoose(valueId: string): void
}

const LOOKS: Readonly<Record<ValueState, string>> = {
  possible: 'border-line-strong bg-white hover:border-ink',
  soldOut: 'border-dashed border-line-strong text-ink-soft line-through hover:border-ink',
  impossible: 'cursor-not-allowed border-line text-line-strong',
}

export function OptionPicker(props: OptionPickerProps): ReactElement {
  const { option, variants, choices, form, hasFocus = false, onChoose } = props
  const { t } = useTranslation('catalogue')
  const isHydrated = useIsHydrated()
  const chosen = option.values.find(({ id }) => id === choices[option.code])
  return (
    <div className="relative">
      {option.guide ? <OptionGuide guide={option.guide} /> : null}
      <fieldset className="group min-w-0">
        <legend className="mb-2.5">
          <span className="font-semibold">{option.label}</span>{' '}
          {chosen ? (
            <span className="ml-1 text-ink-soft">{chosen.label}</span>
          ) : (
            // After the button was pressed without a choice.
            <span className="ml-1 hidden font-semibold text-signal-deep group-has-user-invalid:inline">
              {t('product.chooseHere')}
            </span>
          )}
        </legend>
        <div className="flex flex-wrap gap-2.5">
          {option.values.map((value, place) => {
            const state = valueState(variants, choices, option.code, value.id)
            return (
              <label
                key={value.id}
                className={`relative grid min-h-12 max-w-full grid-cols-1 min-w-13 cursor-pointer place-items-center rounded-sm border px-3.5 text-lg transition-colors has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-tide has-user-invalid:border-signal ${LOOKS[state]}`}
              >
                <input
                  type="radio"
                  name={optionField(option.code)}
                  form={form}
                  required
                  value={value.id}
                  checked={chosen?.id === value.id}
                  // Without scripts a value stays what it was when the page was drawn.
                  disabled={isHydrated && state === 'impossible'}
                  onChange={() => onChoose(value.id)}
                  // biome-ignore lint/a11y/noAutofocus: the page was drawn to have this corrected.
                  autoFocus={hasFocus && place === 0}
                  aria-label={
                    state === 'soldOut'
                      ? t('product.soldOutChoice', { value: value.label })
                      : value.label
                  }
                  className="absolute inset-0 size-full cursor-[inherit] appearance-none rounded-sm outline-none"
                />
                <span aria-hidden="true" className="flex max-w-full items-center gap-2">
                  <Swatch isMedia={value.isMedia} swatch={value.swatch} />
                  <span className="min-w-0">{value.label}</span>
                </span>
              </label>
            )
          })}
        </div>
      </fieldset>
    </div>
  )
}

type SwatchProps = { readonly isMedia: boolean; readonly swatch: string | null }

/** A colour is drawn as SVG: its attributes may carry any value without a style attribute. */
function Swatch({ isMedia, swatch }: SwatchProps): ReactElement | null {
  if (swatch === null) return null
  if (isMedia)
    return (
      <img src={swatch} alt="" width="24" height="24" className="size-6 flex-none rounded-full" />
    )
  return (
    <svg viewBox="0 0 24 24" className="size-6 flex-none" aria-hidden="true">
      <circle cx="12" cy="12" r="11" fill={swatch} stroke="currentColor" strokeOpacity="0.25" />
    </svg>
  )
}
