import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CartLine } from '#client/features/cart/state/cart-store.ts'
import { ActionForm } from '#client/features/forms/action-form.tsx'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { QuantityStepper } from '#client/ui/quantity-stepper.tsx'
import { MAX_QUANTITY, readQuantity } from '#services/contract/rules/cart.ts'

type LineQuantityProps = {
  readonly line: CartLine
  /** The one that is shown: a change may be on its way. */
  readonly quantity: number
  /** Typed before scripts ran, and refused. */
  readonly typed: string | null
  readonly onChange: (quantity: number) => void
}

/** A typed quantity counts as soon as it is one; anything else goes back when the field is left. */
export function LineQuantity({ line, quantity, typed, onChange }: LineQuantityProps): ReactElement {
  const { t } = useTranslation('cart')
  const toasts = useToastStore()
  const [draft, setDraft] = useState(typed)

  function type(text: string): void {
    const wanted = readQuantity(text)
    setDraft(wanted === null ? text : null)
    if (wanted !== null && wanted !== quantity) onChange(wanted)
  }

  function leave(): void {
    if (draft === null) return
    setDraft(null)
    if (readQuantity(draft) !== null) return
    toasts.show('error', t('error.invalidQuantity', { most: MAX_QUANTITY }))
  }

  return (
    <ActionForm
      intent="quantity"
      fields={{ item: line.id }}
      className="flex flex-wrap items-center gap-x-4 gap-y-2"
      // Every change is sent on its own.
      onAction={() => undefined}
    >
      {/* Enter presses the first button of a form, which would be the one that takes one off. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <QuantityStepper
        value={draft ?? String(quantity)}
        label={t('quantityOf', { name: line.name })}
        className="h-11.5"
        posts
        hasFocus={typed !== null}
        onChange={type}
        onLeave={leave}
      />
      <noscript>
        <button type="submit" className={`${buttonClass('secondary')} min-h-11 px-4 py-1`}>
          {t('refresh')}
          <span className="sr-only">{`: ${line.name}`}</span>
        </button>
      </noscript>
    </ActionForm>
  )
}
