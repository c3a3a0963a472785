import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Cart } from '#client/features/cart/state/cart-state.ts'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { SiteLink } from '#client/features/navigation/site-link.tsx'
import { useFormat } from '#client/lib/format.ts'
import { usePaths } from '#client/lib/links.ts'
import { useSite } from '#client/lib/site.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { CartPromises } from './cart-promises.tsx'
import { CartSums } from './cart-sums.tsx'
import { isZero } from './delivery.ts'
import { FreeDelivery } from './free-delivery.tsx'

export function CartSummary({ cart }: { readonly cart: Cart }): ReactElement {
  const { t } = useTranslation('cart')
  const { pathTo } = usePaths()
  return (
    <section
      aria-labelledby="cart-summary"
      className="flex flex-col gap-5 rounded-lg bg-sand p-5 sm:p-6 lg:sticky lg:top-28 lg:row-span-2"
    >
      <h2 id="cart-summary" className="display text-section">
        {t('summary.title')}
      </h2>
      <CartSums cart={cart} />
      <PathLink path={pathTo('checkout')} className={`${buttonClass('primary')} w-full`}>
        {t('summary.toCheckout')}
      </PathLink>
      <FreeDelivery cart={cart} />
      <MemberSaving cart={cart} />
      <div className="border-t border-line-strong pt-4">
        <CartPromises cart={cart} />
      </div>
    </section>
  )
}

function MemberSaving({ cart }: { readonly cart: Cart }): ReactElement | null {
  const { t } = useTranslation('cart')
  const { money } = useFormat()
  const { pathTo } = usePaths()
  const { membershipPage } = useSite()
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
      {membershipPage ? (
        <>
          {' · '}
          <SiteLink to={membershipPage} className="text-link whitespace-nowrap">
            {t('memberSaving.page')}
          </SiteLink>
        </>
      ) : null}
    </p>
  )
}
