import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { CartLine } from '#client/features/cart/state/cart-state.ts'
import { ActionForm } from '#client/features/forms/action-form.tsx'

/** The remaining stock is shown up to this number. */
const FEW = 5

type CartLineStateProps = {
  readonly line: CartLine
  /** Why the last change was refused. */
  readonly refusal: string
  readonly onReduce: (quantity: number) => void
}

/** Stock and availability warnings below a cart line. */
export function CartLineState({ line, refusal, onReduce }: CartLineStateProps): ReactElement {
  const { t } = useTranslation('cart')
  const { state, available, reason } = line
  const isFew = state === 'OK' && available !== null && available <= FEW
  return (
    <div className="col-span-2 -mt-3 text-base *:not-empty:mt-3 max-sm:col-span-3">
      {state === 'UNAVAILABLE' ? (
        <p className={WARNING}>
          {t(reason === 'EVENT_CANCELLED' ? 'eventCancelled' : 'unavailable')}
        </p>
      ) : null}
      {state === 'NOT_ENOUGH' ? (
        <div className={`${WARNING} flex flex-wrap items-center gap-x-4`}>
          <p>{t('notEnough', { count: available ?? 0 })}</p>
          {available ? (
            <ActionForm
              intent="quantity"
              fields={{ item: line.id, quantity: String(available) }}
              onAction={() => onReduce(available)}
            >
              <button
                type="submit"
                className="min-h-11 font-semibold underline underline-offset-4 hover:text-ink-soft"
              >
                {t('reduceTo', { count: available })}
              </button>
            </ActionForm>
          ) : null}
        </div>
      ) : null}
      {isFew && refusal === '' ? (
        <p className="text-amber">{t('few', { count: available })}</p>
      ) : null}
      {/* Always rendered, because a live region announces only changes. */}
      <p role="alert" className="font-semibold text-signal-deep">
        {refusal}
      </p>
    </div>
  )
}

const WARNING = 'rounded-md border-l-4 border-amber bg-sand px-4 py-2'
