import { type FormEvent, type ReactElement, type RefObject, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChoosableFieldsFragment } from '#client/features/product-options/product-choices.generated.ts'
import type { Selection } from '#client/features/product-options/selection.ts'
import type { Availability } from '#client/generated/types.ts'
import { useIsHydrated } from '#client/lib/use-is-hydrated.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import type { CartLine } from './cart-store.ts'
import { QuantityField } from './quantity-field.tsx'
import { prepareCart, useCartChange } from './use-cart-change.ts'

type AddFormProps = {
  /** The fields of the choices belong to the form by this id. */
  readonly id: string
  readonly product: ChoosableFieldsFragment
  readonly selection: Selection
  /** Of what is chosen so far. */
  readonly availability: Availability | null
  /** A line of the cart that is changed instead. */
  readonly edited?: CartLine | null
  readonly button?: RefObject<HTMLButtonElement | null>
  onAdded?(): void
  /** A refusal has named how many pieces there are. */
  onStock?(productId: string, pieces: number): void
}

const loadSubmit = () => import('./submit-line.ts')

const DONE_SHOWN_MS = 2_000

/** Quantity and button. Until scripts run the button does nothing, as no choice is lost by it. */
export function AddForm(props: AddFormProps): ReactElement {
  const { id, product, selection, availability, edited = null, onAdded, onStock } = props
  const { t } = useTranslation('catalogue')
  const isHydrated = useIsHydrated()
  const { isBusy, change } = useCartChange()
  /** Null: as the line has it, or one. */
  const [typed, setTyped] = useState<string | null>(null)
  const [isInvalid, setIsInvalid] = useState(false)
  const [isDone, setIsDone] = useDone()
  const isSoldOut = availability === 'OUT_OF_STOCK'
  const value = typed ?? String(edited?.quantity ?? 1)

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = event.currentTarget
    change(async (tools) => {
      const { submitLine } = await loadSubmit()
      const outcome = await submitLine(tools, { form, product, selection, typed: value, edited })
      setIsInvalid(outcome.kind === 'invalidQuantity')
      if (outcome.kind === 'outOfStock') onStock?.(outcome.productId, outcome.pieces)
      if (outcome.kind !== 'saved') return
      setIsDone(true)
      setTyped(null)
      onAdded?.()
    })
  }

  const prepare = (): void => prepareCart(loadSubmit)

  return (
    <form id={id} noValidate onSubmit={submit} onPointerEnter={prepare} onFocus={prepare}>
      <div className="flex gap-3">
        <QuantityField
          id={`${id}-quantity`}
          value={value}
          isInvalid={isInvalid}
          onChange={(next) => {
            setTyped(next)
            setIsInvalid(false)
          }}
        />
        <button
          ref={props.button}
          type={isHydrated ? 'submit' : 'button'}
          disabled={isSoldOut}
          aria-disabled={isBusy || undefined}
          className={`${buttonClass('primary')} min-w-0 grow max-xs:px-2`}
        >
          {t(labelOf({ isSoldOut, isBusy, isDone, isEdited: edited !== null }))}
        </button>
      </div>
      {isInvalid ? (
        <p id={`${id}-quantity-error`} className="mt-2 font-semibold text-signal-deep">
          {t('cart.problems.INVALID_QUANTITY')}
        </p>
      ) : null}
    </form>
  )
}

type ButtonState = Readonly<Record<'isSoldOut' | 'isBusy' | 'isDone' | 'isEdited', boolean>>

function labelOf({ isSoldOut, isBusy, isDone, isEdited }: ButtonState) {
  if (isSoldOut) return 'availability.OUT_OF_STOCK'
  if (isBusy) return 'cart.adding'
  if (isDone) return 'cart.done'
  return isEdited ? 'cart.update' : 'cart.add'
}

/** True for a moment after a success. */
function useDone(): [boolean, (isDone: boolean) => void] {
  const [isDone, setIsDone] = useState(false)
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => setIsDone(false), DONE_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isDone])
  return [isDone, setIsDone]
}
