import { type FormEvent, type ReactElement, type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCartChange } from '#client/features/cart/changes/use-cart-change.ts'
import type { CartLine } from '#client/features/cart/state/cart-state.ts'
import type { Posted } from '#client/features/forms/form-action.ts'
import type { ChoosableFieldsFragment } from '#client/features/product-options/product-choices.generated.ts'
import type { Selection } from '#client/features/product-options/selection.ts'
import type { Availability } from '#client/generated/types.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { QuantityStepper } from '#client/ui/quantity-stepper.tsx'
import { MAX_QUANTITY } from '#services/contract/rules/cart.ts'

type AddFormProps = {
  /** Id of the form; the choice fields outside of it refer to it. */
  readonly id: string
  readonly product: ChoosableFieldsFragment
  readonly selection: Selection
  /** Availability of the current selection. */
  readonly availability: Availability | null
  /** The cart line to update, instead of adding a new one. */
  readonly edited?: CartLine | null
  readonly button?: RefObject<HTMLButtonElement | null>
  /** The rejected form post, for a page submitted without scripts. */
  readonly posted?: Posted | null
  onAdded?(): void
  /** Called with the number of available pieces after a stock refusal. */
  onStock?(productId: string, pieces: number): void
}

const loadSubmit = () => import('./submit-line.ts')

/**
 * Quantity and button; neither when it is sold out, which the availability says. Before hydration
 * the form is posted to its page.
 */
export function AddForm(props: AddFormProps): ReactElement {
  const { id, product, selection, availability, edited = null, posted, onAdded, onStock } = props
  const { t } = useTranslation('catalogue')
  const { isBusy, change, prepare } = useCartChange()
  /** Null until the visitor types: the quantity of the edited line, or 1, is shown. */
  const [typed, setTyped] = useState(posted?.values['quantity'] ?? null)
  const [isInvalid, setIsInvalid] = useState(posted?.errors['quantity'] !== undefined)
  const [refusal, setRefusal] = useState(posted?.message)
  const isSoldOut = availability === 'OUT_OF_STOCK'
  const value = typed ?? String(edited?.quantity ?? 1)

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = event.currentTarget
    setRefusal(undefined)
    change(async (tools) => {
      const outcome = await (await loadSubmit()).submitLine(tools, {
        form,
        product,
        selection,
        edited,
      })
      setIsInvalid(outcome.kind === 'invalidQuantity')
      if (outcome.kind === 'outOfStock') onStock?.(outcome.productId, outcome.pieces)
      if (outcome.kind !== 'saved') return
      setTyped(null)
      onAdded?.()
    })
  }

  const prefetch = () => prepare(loadSubmit)

  return (
    <form
      id={id}
      method="post"
      noValidate
      onSubmit={submit}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      className={isSoldOut && refusal === undefined ? 'hidden' : undefined}
    >
      <input type="hidden" name="intent" value="add" />
      {isSoldOut ? null : (
        <div className="flex gap-3">
          <QuantityStepper
            value={value}
            errorId={isInvalid ? `${id}-quantity-error` : undefined}
            className="h-13"
            hasFocus={isInvalid}
            onChange={(next) => {
              setTyped(next)
              setIsInvalid(false)
            }}
          />
          <button
            ref={props.button}
            type="submit"
            aria-disabled={isBusy || undefined}
            className={`${buttonClass('primary')} min-w-0 grow max-xs:px-2`}
          >
            {t(labelOf({ isBusy, isEdited: edited !== null }))}
          </button>
        </div>
      )}
      {isInvalid ? (
        <p id={`${id}-quantity-error`} className="mt-2 font-semibold text-signal-deep">
          {t('cart.problems.INVALID_QUANTITY', { most: MAX_QUANTITY })}
        </p>
      ) : (
        <p role="alert" className="mt-2 font-semibold text-signal-deep empty:hidden">
          {refusal}
        </p>
      )}
    </form>
  )
}

type ButtonState = Readonly<Record<'isBusy' | 'isEdited', boolean>>

function labelOf({ isBusy, isEdited }: ButtonState) {
  if (isBusy) return 'cart.adding'
  return isEdited ? 'cart.update' : 'cart.add'
}
