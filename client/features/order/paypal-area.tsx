import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { usePaths } from '#client/lib/links.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { loadPayPal } from './load-paypal.ts'
import { useConfirmPaymentMutation, useCreatePayPalOrderMutation } from './order.generated.ts'
import { type PayPalButtons, paymentOf } from './paypal-payment.ts'

type PayPalAreaProps = { readonly slug: string; readonly buttons: PayPalButtons }

/** PayPal's own buttons for an order that is placed. The server verifies what they answer. */
export function PayPalArea({ slug, buttons }: PayPalAreaProps): ReactElement {
  const { t } = useTranslation('orders')
  const { pathTo } = usePaths()
  const navigate = useNavigate()
  const confirmPayment = useMutationAction(useConfirmPaymentMutation)
  const createPayPalOrder = useMutationAction(useCreatePayPalOrderMutation)
  const area = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')

  async function create(): Promise<string> {
    const created = await createPayPalOrder({ slug, paymentId: buttons.orderId })
    if (created) return created.payPalId
    // Ends the button's own window.
    throw new Error('The order could not be created.')
  }

  async function confirm(details: Readonly<Record<string, unknown>>): Promise<void> {
    const fields = Object.entries(details).flatMap(([name, value]) =>
      typeof value === 'string' ? [{ name, value }] : [],
    )
    const confirmed = await confirmPayment({ slug, details: fields })
    if (confirmed) await navigate(confirmed.path, { replace: true })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons are drawn once for an order.
  useEffect(() => {
    const place = area.current
    if (place === null) return
    loadPayPal(buttons.scriptUrl)
      .then((paypal) => {
        const options = { ...paymentOf(buttons, create), onApprove: confirm, onError: reportError }
        return paypal.Buttons(options).render(place)
      })
      .then(() => setState('ready'))
      .catch((error: unknown) => {
        reportError(error)
        setState('failed')
      })
  }, [buttons])

  return (
    <section aria-labelledby="paypal" className="max-w-xl rounded-lg bg-sand p-5 sm:p-8">
      <h2 id="paypal" className="display text-section">
        {t('paypal.title')}
      </h2>
      <p className="mt-2 mb-5">{t('paypal.text')}</p>
      {state === 'loading' ? <Skeleton className="h-12" /> : null}
      {state === 'failed' ? (
        <p role="alert">
          {t('paypal.failed')}{' '}
          <a href={pathTo('checkoutFailure', {}, { orderSlug: slug })} className="text-link">
            {t('paypal.otherwise')}
          </a>
        </p>
      ) : null}
      <div ref={area} />
    </section>
  )
}
