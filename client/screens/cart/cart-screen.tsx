import { type ReactElement, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useVisitorStores } from '#client/features/auth/session/visitor-context.ts'
import { CartContents } from '#client/features/cart/lines/cart-contents.tsx'
import { CouponForm } from '#client/features/cart/reductions/coupon-form.tsx'
import { MemberCardForm } from '#client/features/cart/reductions/member-card-form.tsx'
import type { Cart } from '#client/features/cart/state/cart-state.ts'
import { useCartState } from '#client/features/cart/state/use-cart-state.ts'
import { CartSummary } from '#client/features/cart/summary/cart-summary.tsx'
import { WaitingNotice } from '#client/features/checkout/waiting-notice.tsx'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { Head } from '#client/lib/head.tsx'
import { usePaths } from '#client/lib/links.ts'
import { useChunk } from '#client/lib/use-chunk.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { EmptyState, Gap } from '#client/ui/notice.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { CartChanges } from './cart-changes.tsx'
import { type CartScreenQuery, useCartScreenQuery } from './cart-screen.generated.ts'
import { CrossSell } from './cross-sell.tsx'
import { Instructions } from './instructions.tsx'

export function CartScreen(): ReactElement {
  const { t } = useTranslation('cart')
  const { data, error, loading, refetch } = useCartScreenQuery({ errorPolicy: 'all' })
  const { cart: store } = useVisitorStores()
  const state = useCartState()
  const title = useRef<HTMLHeadingElement>(null)
  // After that the store alone is shown: writes go through it, on every screen.
  useEffect(() => {
    if (data && !error) store.seed(data.cart)
  }, [data, error, store])
  const cart = state.isLoaded ? state.cart : data?.cart

  return (
    <div className="site-width py-10 md:py-16">
      <Head title={t('title')} description={t('description')} path={null} isHidden />
      <header className="mb-8 flex flex-wrap items-baseline gap-x-4">
        <h1 ref={title} tabIndex={-1} className="display text-title outline-none">
          {t('title')}
        </h1>
        {cart ? (
          <p className="text-lead text-ink-soft figures">{t('pieces', { count: cart.quantity })}</p>
        ) : null}
      </header>
      {data?.waitingOrder ? <WaitingNotice order={data.waitingOrder} /> : null}
      <CartChanges cart={cart ?? null} />
      {cart && cart.items.length > 0 ? (
        <Filled
          cart={cart}
          loaded={data}
          onRemoved={() => title.current?.focus()}
          onCardChange={() => refetch().catch(reportError)}
        />
      ) : (
        <NoLines isLoading={loading} isKnown={cart !== undefined} />
      )}
    </div>
  )
}

type FilledProps = {
  readonly cart: Cart
  readonly loaded: CartScreenQuery | undefined
  readonly onRemoved: () => void
  /** The profile may have taken over the card. */
  readonly onCardChange: () => void
}

function Filled({ cart, loaded, onRemoved, onCardChange }: FilledProps): ReactElement {
  return (
    <>
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-x-14">
        <CartContents cart={cart} onRemoved={onRemoved} />
        <CartSummary cart={cart} />
        <div className="grid grid-cols-1 gap-x-10 gap-y-8 md:grid-cols-2">
          <CouponForm couponCode={cart.couponCode} />
          <MemberCardForm
            applied={cart.memberCardBarcode}
            me={loaded?.me ?? null}
            onChange={onCardChange}
          />
          <Instructions saved={cart.instructions ?? ''} />
        </div>
      </div>
      <CrossSell cart={cart} loaded={loaded?.cart?.items ?? []} />
    </>
  )
}

const loadRecent = () => import('#client/features/recent/recent-products.tsx')

type NoLinesProps = { readonly isLoading: boolean; readonly isKnown: boolean }

function NoLines({ isLoading, isKnown }: NoLinesProps): ReactElement {
  const Recent = useChunk(true, loadRecent)?.RecentProducts
  const { t } = useTranslation('cart')
  const { pathTo } = usePaths()
  if (!isKnown) return isLoading ? <Skeleton className="h-80" /> : <Gap what={t('title')} />
  return (
    // The footer begins below the fold, so that a row of products moves nothing.
    <div className="min-h-svh">
      <EmptyState icon="cart" title={t('empty.title')}>
        <p>{t('empty.hint')}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <PathLink path={pathTo('shop')} className={buttonClass('primary')}>
            {t('empty.toShop')}
          </PathLink>
          <PathLink path={pathTo('wishlist')} className={buttonClass('secondary')}>
            {t('empty.toWishes')}
          </PathLink>
        </div>
        <p>
          {t('empty.ordered')}{' '}
          <PathLink path={pathTo('trackOrder')} className="text-link">
            {t('empty.track')}
          </PathLink>
        </p>
      </EmptyState>
      {Recent ? <Recent /> : null}
    </div>
  )
}
