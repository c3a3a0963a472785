import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { useFormat } from '#client/lib/format.ts'
import { usePaths } from '#client/lib/links.ts'
import type { Cart } from './cart-store.ts'
import { isDeliveryOpen, isZero } from './delivery.ts'
import { FreeDelivery } from './free-delivery.tsx'
import { useCartState } from './use-cart-state.ts'

export function CartSummary({ cart }: { readonly cart: Cart }): ReactElement {
  const { t } = useTranslation('cart')
  const { money } = useFormat()
  const { items, coupon, tax, total } = cart.prices
  const { isBusy, pending } = useCartState()
  const isChanging = isBusy || pending.size > 0
  return (
    <section
      aria-labelledby="cart-summary"
      className="flex flex-col gap-5 rounded-lg bg-sand p-5 sm:p-6 lg:sticky lg:top-28 lg:row-span-2"
    >
      <h2 id="cart-summary" className="display text-section">
        {t('summary.title')}
      </h2>
      <dl
        aria-busy={isChanging}
        className={`flex flex-col gap-2 figures transition-opacity ${isChanging ? 'opacity-50' : ''}`}
      >
        <Row name={t('summary.items')}>{money(items)}</Row>
        {cart.couponCode === null ? null : (
          <Row name={t('summary.coupon', { code: cart.couponCode })}>
            {t('negative', { amount: money(coupon) })}
          </Row>
        )}
        <Row name={t('summary.delivery')}>
          <DeliveryPrice cart={cart} />
        </Row>
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line-strong pt-4">
          <dt className="text-lg font-semibold">
            {t(isDeliveryOpen(cart) ? 'summary.totalWithoutDelivery' : 'summary.total')}
          </dt>
          <dd className="display text-section whitespace-nowrap">{money(total)}</dd>
        </div>
        <div className="flex justify-between gap-4 text-base text-ink-soft">
          <dt>{t('summary.tax')}</dt>
          <dd className="whitespace-nowrap">{money(tax)}</dd>
        </div>
      </dl>
      <FreeDelivery cart={cart} />
      <MemberSaving cart={cart} />
      <ul className="flex flex-col gap-1 border-t border-line-strong pt-4 text-base text-ink-soft">
        <li>{t(cart.isDigitalOnly ? 'summary.digitalTime' : 'summary.deliveryTime')}</li>
        {cart.isDigitalOnly ? null : <li>{t('summary.returns')}</li>}
      </ul>
    </section>
  )
}

type RowProps = { readonly name: string; readonly children: ReactNode }

function Row({ name, children }: RowProps): ReactElement {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0">{name}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  )
}

function DeliveryPrice({ cart }: { readonly cart: Cart }): string {
  const { t } = useTranslation('cart')
  const { money } = useFormat()
  if (cart.isDigitalOnly) return t('summary.noDelivery')
  if (isDeliveryOpen(cart)) return t('summary.deliveryOpen')
  return isZero(cart.prices.delivery) ? t('summary.freeDelivery') : money(cart.prices.delivery)
}

function MemberSaving({ cart }: { readonly cart: Cart }): ReactElement | null {
  const { t } = useTranslation('cart')
  const { money } = useFormat()
  const { pathTo } = usePaths()
  const { memberSaving, memberCardBarcode } = cart
  if (memberSaving === null || isZero(memberSaving)) return null
  const amount = money(memberSaving)
  if (memberCardBarcode !== null)
    return <p className="text-base text-tide-deep">{t('memberSaving.is', { amount })}</p>
  return (
    <p className="text-base">
      {t('memberSaving.wouldBe', { amount })}{' '}
      <PathLink path={pathTo('profileCard')} className="text-link whitespace-nowrap">
        {t('memberSaving.link')}
      </PathLink>
    </p>
  )
}
