import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CartLine } from '#client/features/cart/state/cart-state.ts'
import { ActionForm } from '#client/features/forms/action-form.tsx'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { QuantityStepper } from '#client/ui/quantity-stepper.tsx'
import { MAX_QUANTITY, readQuantity } from '#services/contract/rules/cart.ts'

type LineQuantityProps = {
  readonly line: CartLine
  /** The displayed quantity, which may be an optimistic value. */
  readonly quantity: number
  /** The rejected text of a form post without scripts. */
  readonly typed: string | null
  readonly onChange: (quantity: number) => void
}

/** Applies a typed quantity as soon as it is valid; invalid text is reset on blur. */
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
      // Each change is saved separately, so the form itself submits nothing.
      onAction={() => undefined}
    >
      {/* Enter activates the first submit button of a form, which would otherwise be the minus button. */}
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
