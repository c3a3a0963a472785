import { lazy, type ReactElement, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { STEPS } from '#client/features/checkout/steps.ts'
import { WaitingNotice } from '#client/features/checkout/waiting-notice.tsx'
import { PostedMessage } from '#client/features/forms/posted-message.tsx'
import { usePosted } from '#client/features/forms/use-posted.ts'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { Head } from '#client/lib/head.tsx'
import { usePaths } from '#client/lib/links.ts'
import { listen } from '#client/lib/listen.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { EmptyState } from '#client/ui/notice.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { CheckoutSteps } from './checkout-steps.tsx'
import type { CheckoutView } from './checkout-view.ts'
import { DownNotice } from './down-notice.tsx'
import type { Shown } from './payment/fields.ts'
import type { Leaving } from './payment/use-place-order.ts'
import { useCheckout } from './use-checkout.ts'

/** Loaded on demand, because one payment method alone needs it. */
const PayPalArea = lazy(async () => ({
  default: (await import('#client/features/order/paypal-area.tsx')).PayPalArea,
}))

/** After a form that was posted without scripts. */
const ProviderForm = lazy(async () => ({
  default: (await import('#client/features/order/provider-form.tsx')).ProviderForm,
}))

export function CheckoutScreen(): ReactElement {
  const { t } = useTranslation('checkout')
  const control = useCheckout()
  const { view, waitingOrder } = control
  // Those of a waiting order show their answers themselves.
  const posted = usePosted(STEPS)
  // The type is that of this screen's form action.
  const payment = (posted?.shown as Shown | undefined)?.payment
  const [leaving, setLeaving] = useState<Leaving | null>(null)
  useReturn(() => {
    setLeaving(null)
    control.retry()
  })
  // The open step is the title then, and a document has one.
  const hasSteps = !payment && leaving === null && view.state === 'open'
  return (
    <div className="site-width py-8 md:py-14">
      {hasSteps ? null : (
        <Head title={t('title')} description={t('description')} path={null} isHidden />
      )}
      <h1 tabIndex={-1} className="mb-6 display text-title outline-none md:mb-8">
        {t('title')}
      </h1>
      {payment ? (
        <Suspense>
          <ProviderForm payment={payment} />
        </Suspense>
      ) : null}
      {posted && view.state === 'empty' ? <PostedMessage text={posted.message} /> : null}
      {!payment && leaving === null && waitingOrder ? <WaitingNotice order={waitingOrder} /> : null}
      {control.isStale && view.state === 'open' ? <DownNotice control={control} /> : null}
      {leaving === null ? null : <LeavingNotice leaving={leaving} />}
      {payment || leaving !== null ? null : (
        <Content
          view={view}
          down={<DownNotice control={control} />}
          open={(opened) => (
            <CheckoutSteps view={opened} onLeave={setLeaving} onChanged={control.retry} />
          )}
        />
      )}
    </div>
  )
}

/** Back from a provider shows this page as it was left, although the order is placed. */
function useReturn(refresh: () => void): void {
  const onReturn = useEffectEvent(refresh)
  useEffect(() => {
    return listen(['pageshow'], ({ persisted }) => persisted && onReturn())
  }, [])
}

type OpenView = Extract<CheckoutView, { readonly state: 'open' }>

type ContentProps = {
  readonly view: CheckoutView
  readonly down: ReactElement
  readonly open: (view: OpenView) => ReactElement
}

function Content({ view, down, open }: ContentProps): ReactElement {
  switch (view.state) {
    case 'loading':
      return <CheckoutSkeleton />
    case 'down':
      return down
    case 'empty':
      return <NothingToOrder />
    case 'open':
      return open(view)
  }
}

function CheckoutSkeleton(): ReactElement {
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-14">
      <div className="flex flex-col gap-5">
        <Skeleton className="h-10 w-2/5" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12 w-3/5" />
      </div>
      <Skeleton className="h-80 max-lg:hidden" />
    </div>
  )
}

function NothingToOrder(): ReactElement {
  const { t } = useTranslation('checkout')
  const { pathTo } = usePaths()
  return (
    <EmptyState icon="cart" title={t('empty.title')}>
      <p>{t('empty.hint')}</p>
      <PathLink path={pathTo('shop')} className={buttonClass('primary')}>
        {t('empty.toShop')}
      </PathLink>
    </EmptyState>
  )
}

/** The order is placed; the next page is on its way. */
function LeavingNotice({ leaving }: { readonly leaving: Leaving }): ReactElement {
  const { t } = useTranslation('checkout')
  if (typeof leaving === 'object') {
    return (
      <Suspense fallback={<Skeleton className="h-40 max-w-xl" />}>
        <PayPalArea {...leaving} />
      </Suspense>
    )
  }
  return (
    <p role="status" className="rounded-lg bg-sand px-5 py-10 text-center text-lead">
      {t(`leaving.${leaving}`)}
    </p>
  )
}
