import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_QUANTITY, readQuantity } from '#services/contract/rules/cart.ts'
import { Icon } from './icon.tsx'

type QuantityStepperProps = {
  /** The typed text, which may be invalid. */
  readonly value: string
  /** Accessible name, for pages with several steppers. */
  readonly label?: string
  /** Id of the text that says what is wrong with the value. */
  readonly errorId?: string | undefined
  /** How high it is. */
  readonly className: string
  /** On a page that the server has drawn because of it. */
  readonly hasFocus?: boolean
  /**
   * Until scripts run, its buttons post their form with the field `step`. Otherwise they only change
   * the value (`app/early.ts`), and are hidden where there are no scripts.
   */
  readonly posts?: boolean
  onChange(value: string): void
  /** Also when Enter is pressed. */
  onLeave?(): void
}

export function QuantityStepper(props: QuantityStepperProps): ReactElement {
  const { value, label, errorId, className, hasFocus = false, posts, onChange, onLeave } = props
  const { t } = useTranslation('ui')
  const quantity = readQuantity(value) ?? 1
  const button = (by: 1 | -1) => {
    const next = quantity + by
    const isOver = next < 1 || next > MAX_QUANTITY
    return (
      <button
        {...(posts && !isOver
          ? { type: 'submit', name: 'step', value: by }
          : { type: 'button', 'data-step': by })}
        aria-label={t(by > 0 ? 'quantity.more' : 'quantity.less')}
        // It stays enabled, or the focus would be lost.
        aria-disabled={isOver}
        onClick={() => isOver || onChange(String(next))}
        className={`grid w-11 place-items-center hover:bg-sand aria-disabled:cursor-default aria-disabled:text-line-strong xs:w-12 ${posts ? '' : 'noscript:hidden'}`}
      >
        <Icon name={by > 0 ? 'plus' : 'minus'} className="size-5" />
      </button>
    )
  }
  return (
    <fieldset
      className={`flex flex-none overflow-hidden rounded-sm border bg-white ${className} ${errorId ? 'border-2 border-signal' : 'border-line-strong'}`}
    >
      <legend className="sr-only">{label ?? t('quantity.label')}</legend>
      {button(-1)}
      <input
        type="number"
        name="quantity"
        inputMode="numeric"
        min={1}
        max={MAX_QUANTITY}
        aria-label={t('quantity.label')}
        aria-invalid={errorId !== undefined}
        aria-describedby={errorId}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
        // biome-ignore lint/a11y/noAutofocus: the page was drawn to have this corrected.
        autoFocus={hasFocus}
        onKeyDown={(event) => event.key === 'Enter' && onLeave?.()}
        className="w-10 noscript:w-14 [appearance:textfield] text-center text-lg figures focus-visible:-outline-offset-3 xs:w-12 [&::-webkit-inner-spin-button]:appearance-none"
      />
      {button(1)}
    </fieldset>
  )
}
