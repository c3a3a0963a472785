import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { usePosted } from '#client/features/forms/use-posted.ts'
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
  const posted = usePosted(['add'])
  const { data, loading, refetch } = useProductChoicesQuery({ variables: { slug } })
  const part = data?.product?.__typename === 'Product' ? data.product : null
  if (part === null && !loading) {
    return (
      <>
        <span className="block text-signal-deep">{t('error.bundleItemsNotFetched')}</span>
        <button
          type="button"
          name={field}
          form={form}
          onClick={() => refetch().catch(reportError)}
          className="min-h-11 text-left font-semibold underline underline-offset-4"
        >
          {t('product.retry')}
        </button>
      </>
    )
  }
  return (
    <span className="relative block">
      <select
        name={field}
        form={form}
        required
        aria-label={t('product.choose', { option: name })}
        value={value ?? ''}
        disabled={part === null}
        onChange={(event) => onChoose(event.currentTarget.value)}
        // biome-ignore lint/a11y/noAutofocus: the page was drawn to have this corrected.
        autoFocus={posted !== null && field in posted.errors}
        className="min-h-11 w-full appearance-none rounded-sm border border-line-strong bg-white py-2 pr-10 pl-3.5 text-base hover:border-ink user-invalid:border-2 user-invalid:border-signal"
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
    </span>
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
