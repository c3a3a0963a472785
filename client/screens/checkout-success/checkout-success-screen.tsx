import {
  type ComponentProps,
  lazy,
  memo,
  type ReactElement,
  type ReactNode,
  Suspense,
  useEffect,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useLoaderData, useRevalidator } from 'react-router'
import { useVisitorStores } from '#client/features/auth/session/visitor-context.ts'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { BankTransfer } from '#client/features/order/bank-transfer.tsx'
import { DocumentLink } from '#client/features/order/document-link.tsx'
import type { OrderFieldsFragment } from '#client/features/order/order.generated.ts'
import { OrderContents } from '#client/features/order/order-contents.tsx'
import { OrderPeople } from '#client/features/order/order-people.tsx'
import { PayAgain } from '#client/features/order/pay-again.tsx'
import { SLUG_KEY } from '#client/features/order/slug-key.ts'
import { WaitingContent } from '#client/features/order/waiting-content.tsx'
import { WithNumber } from '#client/features/order/with-number.tsx'
import { deleteDraft } from '#client/lib/draft.ts'
import { Head } from '#client/lib/head.tsx'
import { usePaths } from '#client/lib/links.ts'
import { useQueryString } from '#client/lib/use-query-string.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { useCheckoutSuccessQuery } from './checkout-success.generated.ts'
import type { CheckoutSuccessLoad } from './checkout-success-load.ts'
import { paymentText } from './payment-text.ts'
import { useReadAgain } from './use-read-again.ts'

/** Below all that is read first, and customers have an account. */
const LoadedOffer = lazy(async () => ({
  default: (await import('./account-offer.tsx')).AccountOffer,
}))

/** A change of its parent would take the server's markup away until the code has come. */
const AccountOffer = memo((props: ComponentProps<typeof LoadedOffer>) => (
  <Suspense>
    <LoadedOffer {...props} />
  </Suspense>
))

export function CheckoutSuccessScreen(): ReactElement {
  const { t } = useTranslation('orders')
  const { cart } = useVisitorStores()
  const slug = useQueryString().get(SLUG_KEY)
  const { data, refetch } = useCheckoutSuccessQuery({
    variables: { slug: slug ?? '' },
    skip: slug === null,
    errorPolicy: 'all',
  })
  const order = data?.order ?? null
  const isWaiting = order !== null && waitsForProvider(order)
  const { isDown } = useLoaderData<CheckoutSuccessLoad>()
  const { revalidate } = useRevalidator()
  const isLong = useReadAgain(isWaiting || isDown, () => (isDown ? revalidate() : refetch()))
  // A provider leads back with a new page; what other tabs show was ordered.
  useEffect(() => {
    deleteDraft(sessionStorage)
    cart.refresh().catch(reportError)
  }, [cart])

  return (
    <div className="site-width flex flex-col gap-10 py-10 md:py-16">
      <Head title={t('success.title')} path={null} isHidden />
      {order === null ? (
        <Unknown isDown={isDown} />
      ) : (
        <>
          <Thanks order={order} isWaiting={isWaiting} isLong={isLong} />
          {order.transfer === null ? null : (
            <BankTransfer transfer={order.transfer} heldUntil={order.heldUntil} />
          )}
          {isLong ? <PayAgain order={order} orderKey={null} /> : null}
          <WaitingContent order={order} orderKey={null} />
          <Summary order={order} />
          <Onward order={order} />
          {data?.me ? null : (
            <AccountOffer order={order} acceptedTexts={order.acceptedTexts ?? []} />
          )}
        </>
      )}
    </div>
  )
}

function waitsForProvider({ state, paymentMethod }: OrderFieldsFragment): boolean {
  const { kind } = paymentMethod
  return state === 'AWAITING_PAYMENT' && (kind === 'PROVIDER' || kind === null)
}

type ThanksProps = {
  readonly order: OrderFieldsFragment
  readonly isWaiting: boolean
  readonly isLong: boolean
}

function Thanks({ order, isWaiting, isLong }: ThanksProps): ReactElement {
  const { t } = useTranslation('orders')
  return (
    <header className="max-w-prose">
      <h1 className="display text-title">{t('success.title')}</h1>
      <p className="mt-4 text-lead font-semibold figures">
        <WithNumber text={t('success.number', { number: order.number })} />
      </p>
      <p className="mt-1 text-lead break-words text-ink-soft">
        {t('success.mail', { email: order.email })}
      </p>
      <h2 className="mt-8 display text-2xl">{t('success.next')}</h2>
      <div role="status" className="mt-2 flex flex-col gap-1 text-lg">
        {isWaiting ? (
          <p>{t(isLong ? 'success.waitingLong' : 'success.waiting')}</p>
        ) : (
          <Next order={order} />
        )}
      </div>
      {order.tickets === null ? null : (
        <p className="mt-5 print:hidden">
          <DocumentLink document={order.tickets} />
        </p>
      )}
    </header>
  )
}

/** The next steps, and the time of delivery. */
function Next({ order }: { readonly order: OrderFieldsFragment }): ReactNode {
  const { t } = useTranslation('orders')
  const { delivery, lines, email } = order
  const paid = paymentText(order)
  return (
    <>
      {paid === null ? null : <p>{t(paid)}</p>}
      {lines.some(({ ticket }) => ticket !== null) ? (
        <p>{t(order.tickets === null ? 'success.ticketsLater' : 'success.tickets', { email })}</p>
      ) : null}
      {lines.some(({ downloads }) => downloads.length > 0) ? <p>{t('success.files')}</p> : null}
      {delivery === null ? null : (
        <p>{t('success.days', { count: delivery.maxDays, days: daysText(delivery) })}</p>
      )}
    </>
  )
}

function daysText({ minDays, maxDays }: NonNullable<OrderFieldsFragment['delivery']>): string {
  return minDays === maxDays ? String(maxDays) : `${minDays} – ${maxDays}`
}

/** Buyers check here that they ordered the right things to the right place. */
function Summary({ order }: { readonly order: OrderFieldsFragment }): ReactElement {
  const { t } = useTranslation('orders')
  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-14">
      <OrderContents order={order} />
      <section aria-labelledby="order-people">
        <h2 id="order-people" className="mb-4 display text-section">
          {t('people.title')}
        </h2>
        <OrderPeople order={order} />
      </section>
    </div>
  )
}

function Onward({ order }: { readonly order: OrderFieldsFragment }): ReactElement {
  const { t } = useTranslation('orders')
  const { pathTo } = usePaths()
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <PathLink
        path={pathTo('order', { slug: order.id })}
        className={`${buttonClass('primary')} max-sm:w-full`}
      >
        {t('success.toOrder')}
      </PathLink>
      <DocumentLink document={order.document} />
      <PathLink path={pathTo('shop')} className={`${buttonClass('quiet')} max-sm:w-full`}>
        {t('success.toShop')}
      </PathLink>
    </div>
  )
}

function Unknown({ isDown }: CheckoutSuccessLoad): ReactElement {
  const { t } = useTranslation('orders')
  const { pathTo } = usePaths()
  return (
    <div className="max-w-prose">
      <h1 className="display text-title">{t('success.unknownTitle')}</h1>
      <p role="status" className="mt-3 text-lead text-ink-soft">
        {t(isDown ? 'success.down' : 'success.unknown')}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <PathLink path={pathTo('trackOrder')} className={`${buttonClass('primary')} max-sm:w-full`}>
          {t('track.title')}
        </PathLink>
        <PathLink path={pathTo('shop')} className={`${buttonClass('secondary')} max-sm:w-full`}>
          {t('success.toShop')}
        </PathLink>
      </div>
    </div>
  )
}
