import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { WishButton } from '#client/features/wishlist/wish-button.tsx'
import { usePaths } from '#client/lib/links.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { activeVariant, type Choices } from './active-variant.ts'
import { Availability } from './availability.tsx'
import { OptionPicker } from './option-picker.tsx'
import { PriceBlock } from './price-block.tsx'
import type { ProductPageFieldsFragment } from './product-screen.generated.ts'

type Props = {
  readonly product: ProductPageFieldsFragment
  readonly choices: Choices
  readonly onChoose: (choices: Choices) => void
}

/** Name, price, choices and stock: what decides. Follows the chosen variant. */
export function ProductSummary({ product, choices, onChoose }: Props): ReactElement {
  const { t } = useTranslation('catalogue')
  const { name, excerpt, options, variants, isArchived } = product
  const active = activeVariant(variants, choices) ?? product
  return (
    <div className="flex flex-col gap-6">
      <h1 id="product-name" className="display text-title">
        {name}
      </h1>
      {isArchived ? (
        <Archived />
      ) : (
        <>
          <PriceBlock value={active.price} />
          {options.map((option) => (
            <OptionPicker
              key={option.code}
              option={option}
              variants={variants}
              choices={choices}
              onChoose={(valueId) => onChoose({ ...choices, [option.code]: valueId })}
            />
          ))}
          <Availability value={active.availability} />
          <WishButton product={product} look="line" />
        </>
      )}
      {excerpt ? <p className="text-lead">{excerpt}</p> : null}
      <p className="text-base text-ink-soft figures">{t('product.sku', { sku: active.sku })}</p>
    </div>
  )
}

function Archived(): ReactElement {
  const { t } = useTranslation('catalogue')
  const { pathTo } = usePaths()
  return (
    <div className="flex flex-col items-start gap-4 rounded-lg bg-sand p-6">
      <p className="text-lead font-semibold">{t('product.archived')}</p>
      <p className="text-ink-soft">{t('product.archivedHint')}</p>
      <PathLink path={pathTo('shop')} className={buttonClass('secondary')}>
        {t('shop.title')}
      </PathLink>
    </div>
  )
}
