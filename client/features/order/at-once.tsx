import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useOnce } from '#client/features/forms/action-button.tsx'
import { ActionForm } from '#client/features/forms/action-form.tsx'
import { PostedMessage } from '#client/features/forms/posted-message.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { useFormat } from '#client/lib/format.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { useDeliverAtOnceMutation } from './at-once.generated.ts'
import type { OrderFieldsFragment } from './order.generated.ts'
import { AT_ONCE_INTENT, orderFields, usePostedOrder } from './order-fields.ts'

type AtOnceProps = { readonly order: OrderFieldsFragment; readonly orderKey: string | null }

/** When digital content comes that waits for the right to withdraw, and a way to get it now. */
export function AtOnce({ order, orderKey }: AtOnceProps): ReactElement | null {
  const { t } = useTranslation('orders')
  const { date } = useFormat()
  const toasts = useToastStore()
  const deliverAtOnce = useMutationAction(useDeliverAtOnceMutation)
  const { isPending, run } = useOnce(async () => {
    if (await deliverAtOnce({ slug: order.id, key: orderKey })) {
      toasts.show('success', t('atOnce.done'))
    }
  })
  const { message } = usePostedOrder(order.id, [AT_ONCE_INTENT])
  if (order.digitalFrom === null) return null
  return (
    <section aria-labelledby="at-once" className="max-w-prose rounded-lg bg-sand p-5 sm:p-6">
      <h2 id="at-once" className="display text-2xl">
        {t('atOnce.title', { date: date(order.digitalFrom) })}
      </h2>
      <p className="mt-2">{t('atOnce.text')}</p>
      <PostedMessage text={message} className="mt-3 bg-white" />
      <ActionForm
        intent={AT_ONCE_INTENT}
        fields={orderFields(order.id, orderKey)}
        className="mt-4 print:hidden"
        onAction={() => run()}
      >
        <button
          type="submit"
          aria-disabled={isPending || undefined}
          className={`${buttonClass('secondary')} aria-disabled:cursor-progress aria-disabled:opacity-70 max-sm:w-full`}
        >
          {t('atOnce.submit')}
        </button>
      </ActionForm>
    </section>
  )
}
