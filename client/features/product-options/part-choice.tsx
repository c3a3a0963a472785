import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#client/ui/icon.tsx'
import {
  type ChoosableFieldsFragment,
  useProductChoicesQuery,
} from './product-choices.generated.ts'

type PartChoiceProps = {
  readonly slug: string
  readonly name: string
  readonly field: string
  readonly form: string
  readonly value: string | undefined
  onChoose(productId: string): void
}

/** The variant of one part of a bundle. */
export function PartChoice(props: PartChoiceProps): ReactElement {
  const { slug, name, field, form, value, onChoose } = props
  const { t } = useTranslation('catalogue')
  const { data } = useProductChoicesQuery({ variables: { slug } })
  const part = data?.product?.__typename === 'Product' ? data.product : null
  return (
    <>
      <select
        name={field}
        form={form}
        aria-label={t('product.choose', { option: name })}
        value={value ?? ''}
        disabled={part === null}
        onChange={(event) => onChoose(event.currentTarget.value)}
        className="min-h-11 w-full appearance-none rounded-sm border border-line-strong bg-white py-2 pr-10 pl-3.5 text-base hover:border-ink"
      >
        <option value="" disabled>
          {t('product.chooseHere')}
        </option>
        {part?.variants.map((variant) => {
          const label = labelOf(part, variant)
          const isSoldOut = variant.availability === 'OUT_OF_STOCK'
          return (
            <option key={variant.id} value={variant.id} disabled={isSoldOut}>
              {isSoldOut ? t('product.soldOutChoice', { value: label }) : label}
            </option>
          )
        })}
      </select>
      <Icon
        name="chevron"
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2"
      />
    </>
  )
}

function labelOf(
  { options }: ChoosableFieldsFragment,
  { choices, name }: ChoosableFieldsFragment['variants'][number],
): string {
  const labels = options.flatMap(({ code, values }) => {
    const chosen = choices.find(({ option }) => option === code)
    return values.filter(({ id }) => id === chosen?.valueId).map(({ label }) => label)
  })
  return labels.join(' / ') || name
}
