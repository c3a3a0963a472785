import { type ReactElement, type ReactNode, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountFrame } from '#client/features/account/account-frame.tsx'
import { useVisitorStores } from '#client/features/auth/session/visitor-context.ts'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import type { OrderSummaryFieldsFragment } from '#client/features/order/order.generated.ts'
import { OrderRow } from '#client/features/order/order-row.tsx'
import { useFormat } from '#client/lib/format.ts'
import { usePaths } from '#client/lib/links.ts'
import type { ScreenName } from '#client/lib/screen.ts'
import { Icon } from '#client/ui/icon.tsx'
import type { ProfileScreenQuery } from './profile-screen.generated.ts'

type Customer = NonNullable<ProfileScreenQuery['me']>

type OverviewProps = {
  readonly me: Customer
  /** Null when they cannot be fetched. */
  readonly orders: ProfileScreenQuery['orders']
}

/** All parts of the account with their state; phones use it as navigation. */
export function Overview({ me, orders }: OverviewProps): ReactElement {
  const { t } = useTranslation('profile')
  const { firstName, lastName, email, pendingEmail, addresses } = me
  return (
    <AccountFrame current="profile" title={t('hello', { name: firstName })}>
      <LastOrder order={orders?.items[0]} />
      <ul className="grid grid-cols-1 gap-x-10 max-lg:border-b max-lg:border-line lg:grid-cols-2">
        <Part screen="profileOrders">
          <OrderCount orders={orders} />
        </Part>
        <Part screen="profileDetails">
          <p>{`${firstName} ${lastName}`}</p>
          <p className="break-words">{email}</p>
          {pendingEmail ? (
            <p className="break-words text-amber">{t('details.waits', { email: pendingEmail })}</p>
          ) : null}
        </Part>
        <Part screen="profileCard">
          <CardState me={me} />
        </Part>
        <Part screen="profileAddresses">{t('addresses.count', { count: addresses.length })}</Part>
        <Part screen="wishlist">
          <WishCount />
        </Part>
        <Part screen="profileSecurity">{t('overview.profileSecurity')}</Part>
        <Part screen="profilePrivacy">{t('overview.profilePrivacy')}</Part>
      </ul>
    </AccountFrame>
  )
}

type LastOrderProps = { readonly order: OrderSummaryFieldsFragment | undefined }

/** The latest order comes first, because most customers look for it. */
function LastOrder({ order }: LastOrderProps): ReactElement | null {
  const { t } = useTranslation('profile')
  if (!order) return null
  return (
    <section aria-labelledby="last-order" className="mb-8 lg:mb-10">
      <h2 id="last-order" className="mb-3 kicker text-signal-deep">
        {t('overview.lastOrder')}
      </h2>
      <ul className="rounded-lg bg-sand px-5 *:border-t-0 md:px-6">
        <OrderRow order={order} />
      </ul>
    </section>
  )
}

function OrderCount({ orders }: Pick<OverviewProps, 'orders'>): ReactNode {
  const { t } = useTranslation('profile')
  if (!orders) return t('overview.ordersFailed')
  const { total } = orders.pageInfo
  return total === 0 ? t('overview.noOrders') : t('overview.orders', { count: total })
}

function CardState({
  me: { memberCard, memberCardBarcode },
}: {
  readonly me: Customer
}): ReactNode {
  const { t } = useTranslation('profile')
  const { date } = useFormat()
  if (memberCardBarcode === null || memberCardBarcode === '') return t('card.none')
  if (memberCard === null) return t('card.notValid')
  return memberCard.validUntil === null
    ? t('card.valid')
    : t('card.validUntil', { date: date(memberCard.validUntil) })
}

/** From the store behind the hearts, so that it follows them; it loads after the page. */
function WishCount(): ReactNode {
  const { t } = useTranslation('profile')
  const { wishes } = useVisitorStores()
  const count = useSyncExternalStore(wishes.subscribe, wishes.count, () => 0)
  return count === 0 ? t('overview.wishlist') : t('overview.wishes', { count })
}

type PartProps = { readonly screen: ScreenName; readonly children: ReactNode }

function Part({ screen, children }: PartProps): ReactElement {
  const { t } = useTranslation('profile')
  const { pathTo } = usePaths()
  return (
    <li className="group relative flex items-center gap-4 border-t border-line py-4 lg:py-5">
      <div className="min-w-0 grow self-start text-ink-soft">
        <h2 className="display text-2xl text-ink">
          <PathLink
            path={pathTo(screen)}
            className="covers-card decoration-2 underline-offset-4 group-hover:underline"
          >
            {t(`parts.${screen}`)}
          </PathLink>
        </h2>
        {children}
      </div>
      <Icon name="next" className="size-5" />
    </li>
  )
}
