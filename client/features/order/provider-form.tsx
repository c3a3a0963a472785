import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '#client/ui/button-class.ts'
import type { PaymentForm } from './order-fields.ts'

/** Leads to the provider without scripts, which otherwise go on by themselves. */
export function ProviderForm({ payment }: { readonly payment: PaymentForm }): ReactElement {
  const { t } = useTranslation('orders')
  const { action, fields } = payment
  return (
    <form
      method="post"
      action={action}
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg bg-sand px-5 py-6"
    >
      <p role="status" className="text-lead">
        {t('provider.text')}
      </p>
      {fields.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={`${buttonClass('primary')} max-sm:w-full`}>
        {t('provider.onward')}
      </button>
    </form>
  )
}
