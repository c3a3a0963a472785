import { lazy, memo, type ReactElement, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePosted } from '#client/features/forms/use-posted.ts'
import type { ChoosableFieldsFragment } from '#client/features/product-options/product-choices.generated.ts'
import { useChunk } from '#client/lib/use-chunk.ts'
import { Icon } from '#client/ui/icon.tsx'
import { NOTICE_INTENTS } from './intents.ts'
import { loadNoticeForms } from './load-notice-forms.ts'
import type { NoticeChoice } from './notice-form.tsx'

type Buyable = Pick<ChoosableFieldsFragment, 'id' | 'availability'>

type ProductNoticesProps = {
  readonly product: Pick<ChoosableFieldsFragment, 'variants'>
  /** The chosen variant; until then the product itself. */
  readonly active: Buyable
  readonly isArchived: boolean
  /** It is worth its price, which does not fall. */
  readonly hasFixedPrice: boolean
}

/** Signs up for a mail when the product is available again or, while it is available, cheaper. */
export function ProductNotices(props: ProductNoticesProps): ReactElement {
  const { product, active, isArchived, hasFixedPrice } = props
  if (isArchived || isSoldOut(active)) return <StockNotice productId={active.id} />
  return (
    <>
      {hasFixedPrice ? null : <PriceNotice productId={active.id} />}
      {/* Without scripts the page stays at its initial variant. */}
      <noscript>
        {import.meta.env.SSR ? <SoldOut variants={product.variants.filter(isSoldOut)} /> : null}
      </noscript>
    </>
  )
}

function isSoldOut({ availability }: Buyable): boolean {
  return availability === 'OUT_OF_STOCK'
}

function SoldOut({ variants }: { readonly variants: readonly NoticeChoice[] }) {
  return variants[0] ? <StockNotice productId={variants[0].id} choices={variants} /> : null
}

const StockForm = lazy(async () => ({ default: (await loadNoticeForms()).StockNotice }))

type StockNoticeProps = { readonly productId: string; readonly choices?: readonly NoticeChoice[] }

/**
 * Memoised: a re-render by the parent would replace the server's markup until the code has loaded.
 */
const StockNotice = memo((props: StockNoticeProps) => (
  <Suspense>
    <StockForm {...props} />
  </Suspense>
))

const ServedPriceForm = import.meta.env.SSR
  ? lazy(async () => ({ default: (await loadNoticeForms()).PriceNotice }))
  : null

const TITLE = 'price-notice'

/** Collapsed, because most visitors buy or leave. The form is loaded when it is opened. */
function PriceNotice({ productId }: { readonly productId: string }): ReactElement {
  const { t } = useTranslation('notices')
  const isPosted = usePosted([NOTICE_INTENTS.PRICE_DROP]) !== null
  const [isWanted, setIsWanted] = useState(isPosted)
  const PriceForm = useChunk(isWanted, loadNoticeForms)?.PriceNotice
  const noteOpen = (details: HTMLDetailsElement | null): void => {
    if (details?.open) setIsWanted(true)
  }
  return (
    <details
      // It may have been opened before hydration.
      ref={noteOpen}
      open={isPosted}
      onToggle={(event) => noteOpen(event.currentTarget)}
      className="-mt-6"
    >
      <summary className="inline-flex min-h-12 cursor-pointer items-center gap-2.5 rounded-sm pr-3 underline-offset-4 hover:underline">
        <Icon name="mail" />
        <span id={TITLE}>{t('price.title')}</span>
      </summary>
      {PriceForm ? (
        <PriceForm productId={productId} labelledBy={TITLE} />
      ) : (
        // Browsers with scripts do not render `noscript` content.
        <noscript>
          {ServedPriceForm ? (
            <Suspense>
              <ServedPriceForm productId={productId} labelledBy={TITLE} />
            </Suspense>
          ) : null}
        </noscript>
      )}
    </details>
  )
}
