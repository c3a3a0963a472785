import type { ReactElement, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { AddForm } from '#client/features/cart/add-form.tsx'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { Availability } from '#client/features/product-options/availability.tsx'
import { BundleParts } from '#client/features/product-options/bundle-parts.tsx'
import { OptionPicker } from '#client/features/product-options/option-picker.tsx'
import { WishButton } from '#client/features/wishlist/wish-button.tsx'
import { usePaths } from '#client/lib/links.ts'
import { useChunk } from '#client/lib/use-chunk.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { PriceBlock } from './price-block.tsx'
import type { ProductPageFieldsFragment } from './product-screen.generated.ts'
import { BUY_FORM, type Offer } from './use-offer.ts'

type Props = {
  readonly product: ProductPageFieldsFragment
  readonly offer: Offer
  readonly button: RefObject<HTMLButtonElement | null>
}

const loadRemoveLine = () => import('./remove-line.tsx')

/** Name, price, choices and stock: what decides. Follows the chosen variant. */
export function ProductSummary({ product, offer, button }: Props): ReactElement {
  const { t } = useTranslation('catalogue')
  const { name, excerpt, options, variants, bundleParts, isArchived } = product
  const { active, choices, parts, choose, chooseParts, edited } = offer
  const RemoveLine = useChunk(offer.isEditing, loadRemoveLine)?.RemoveLine
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
              form={BUY_FORM}
              onChoose={(valueId) => choose({ ...choices, [option.code]: valueId })}
            />
          ))}
          <BundleParts parts={bundleParts} form={BUY_FORM} chosen={parts} onChoose={chooseParts} />
          <Availability value={active.availability} left={offer.left} />
          <AddForm
            id={BUY_FORM}
            product={product}
            selection={offer}
            availability={active.availability}
            edited={edited}
            button={button}
            onStock={offer.noteStock}
          />
          <div className="-mt-2 flex flex-wrap items-center gap-x-4">
            <WishButton product={product} look="line" />
            {RemoveLine ? <RemoveLine line={edited} /> : null}
          </div>
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
