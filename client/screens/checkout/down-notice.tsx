import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { usePosted } from '#client/features/forms/use-posted.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import type { CheckoutControl } from './use-checkout.ts'

type DownNoticeProps = { readonly control: Pick<CheckoutControl, 'isRetrying' | 'retry'> }

/** The checkout cannot be fetched. Without scripts the button sends again what was sent. */
export function DownNotice({ control }: DownNoticeProps): ReactElement {
  const { t } = useTranslation('checkout')
  const posted = usePosted()
  return (
    <form
      method={posted ? 'post' : 'get'}
      onSubmit={(event) => {
        event.preventDefault()
        control.retry()
      }}
      className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg bg-sand px-5 py-5"
    >
      <p role="status" className="max-w-prose">
        {t('down.text')}
      </p>
      {Object.entries(posted?.values ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        aria-disabled={control.isRetrying || undefined}
        className={`${buttonClass('secondary')} aria-disabled:cursor-progress aria-disabled:opacity-70`}
      >
        {t('down.retry')}
      </button>
    </form>
  )
}
