import { type ComponentProps, lazy, memo, type ReactElement, type RefObject, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { AddForm } from '#client/features/cart/adding/add-form.tsx'
import { CompareButton } from '#client/features/compare/compare-button.tsx'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { ProductNotices } from '#client/features/notices/product-notices.tsx'
import { Badges } from '#client/features/product-card/badges.tsx'
import { Availability } from '#client/features/product-options/availability.tsx'
import { CustomOptions } from '#client/features/product-options/custom-options.tsx'
import { optionField } from '#client/features/product-options/field-names.ts'
import { OptionPicker } from '#client/features/product-options/option-picker.tsx'
import { ShareButton } from '#client/features/share/share-button.tsx'
import { WishButton } from '#client/features/wishlist/wish-button.tsx'
import { usePaths } from '#client/lib/links.ts'
import { useChunk } from '#client/lib/use-chunk.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { PriceBlock } from './price-block.tsx'
import type {
  ProductPageFieldsFragment,
  PurchaseTermsFragment,
} from './product-screen.generated.ts'
import { PurchaseTerms } from './purchase-terms.tsx'
import { RatingLink } from './rating-link.tsx'
import { BUY_FORM, type Offer } from './use-offer.ts'

type Props = {
  readonly product: ProductPageFieldsFragment
  readonly terms: PurchaseTermsFragment
  readonly offer: Offer
  readonly button: RefObject<HTMLButtonElement | null>
}

/** Few products are bundles. */
const BundleParts = lazy(async () => ({
  default: (await import('#client/features/product-options/bundle-parts.tsx')).BundleParts,
}))

/** A change of its parent would take the server's markup away until the code has come. */
const Parts = memo((props: ComponentProps<typeof BundleParts>) => (
  <Suspense>
    <BundleParts {...props} />
  </Suspense>
))

const loadRemoveLine = () => import('./remove-line.tsx')

/** Name, price, choices and stock: what decides. Follows the chosen variant. */
export function ProductSummary({ product, terms, offer, button }: Props): ReactElement {
  const { t } = useTranslation('catalogue')
  const { name, badges, excerpt, options, variants, customOptions, bundleParts, isArchived } =
    product
  const { active, choices, parts, choose, chooseParts, edited, posted } = offer
  const { isDigital } = product
  const tickets = ticketsIn(product)
  const notices =
    terms.productNotices && tickets !== 'all' ? (
      <ProductNotices
        product={product}
        active={active}
        isArchived={isArchived}
        hasFixedPrice={isDigital || isUntaxed(product.price)}
      />
    ) : null
  const RemoveLine = useChunk(offer.isEditing, loadRemoveLine)?.RemoveLine
  return (
    <div className="flex flex-col gap-6 lg:gap-5">
      <div className="flex flex-col items-start gap-2 *:max-w-full">
        <span className="flex flex-wrap gap-2 empty:hidden">
          <Badges badges={badges} />
        </span>
        <h1 id="product-name" className="display text-title lg:text-5xl">
          {name}
        </h1>
        {product.rating ? <RatingLink slug={product.slug} rating={product.rating} /> : null}
      </div>
      {isArchived ? (
        <>
          <Archived />
          {notices}
        </>
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
              hasFocus={posted !== null && optionField(option.code) in posted.errors}
              onChoose={(valueId) => choose({ ...choices, [option.code]: valueId })}
            />
          ))}
          {bundleParts.length > 0 ? (
            <Parts parts={bundleParts} form={BUY_FORM} chosen={parts} onChoose={chooseParts} />
          ) : null}
          <CustomOptions
            key={edited?.id}
            options={customOptions}
            form={BUY_FORM}
            saved={offer.personalizations}
          />
          <Availability value={active.availability} left={offer.left} />
          <AddForm
            id={BUY_FORM}
            product={product}
            selection={offer}
            availability={active.availability}
            edited={edited}
            button={button}
            posted={posted}
            onStock={offer.noteStock}
          />
          <div className="-mt-2 flex flex-wrap items-center gap-x-4">
            <WishButton product={product} look="line" />
            <CompareButton product={product} />
            <ShareButton name={name} />
            {RemoveLine ? <RemoveLine line={edited} /> : null}
          </div>
          {notices}
          <PurchaseTerms terms={terms} isDigital={isDigital} tickets={tickets} />
        </>
      )}
      {excerpt ? <p className="text-lead">{excerpt}</p> : null}
      <p className="text-base text-ink-soft figures">{t('product.sku', { sku: active.sku })}</p>
    </div>
  )
}

/** Whether a ticket of an event is bought, alone or in a bundle. */
function ticketsIn({ events, bundleParts }: ProductPageFieldsFragment): 'all' | 'some' | 'none' {
  const isTicket = (one: Pick<ProductPageFieldsFragment, 'events'> | null) => !!one?.events?.[0]
  const parts = bundleParts.map(({ product }) => isTicket(product))
  if (isTicket({ events }) || (parts.length > 0 && parts.every(Boolean))) return 'all'
  return parts.includes(true) ? 'some' : 'none'
}

/** A voucher or a membership, which is worth its price. */
function isUntaxed({ final, withoutTax }: ProductPageFieldsFragment['price']): boolean {
  return final.amount === withoutTax.amount
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
