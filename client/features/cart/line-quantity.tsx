import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { useIsHydrated } from '#client/lib/use-is-hydrated.ts'
import { Icon } from '#client/ui/icon.tsx'

type LineQuantityProps = {
  /** Of what. */
  readonly name: string
  readonly quantity: number
  readonly onChange: (quantity: number) => void
}

/** A typed quantity counts as soon as it is a whole number above 0; anything else goes back when the field is left. */
export function LineQuantity({ name, quantity, onChange }: LineQuantityProps): ReactElement {
  const { t } = useTranslation('cart')
  const toasts = useToastStore()
  const isHydrated = useIsHydrated()
  const [draft, setDraft] = useState<string | null>(null)

  function type(text: string): void {
    const wanted = /^\d+$/.test(text) ? Number(text) : 0
    setDraft(wanted > 0 ? null : text)
    if (wanted > 0 && wanted !== quantity) onChange(wanted)
  }

  function leave(): void {
    if (draft === null) return
    setDraft(null)
    toasts.show('error', t('error.invalidQuantity'))
  }

  return (
    <fieldset
      // Until scripts run a change would be lost.
      disabled={!isHydrated}
      className="flex rounded-sm border border-line-strong bg-white focus-within:border-ink"
    >
      <legend className="sr-only">{t('quantityOf', { name })}</legend>
      <button
        type="button"
        aria-label={t('decrease')}
        // It stays enabled, or the focus would be lost.
        aria-disabled={quantity <= 1 || undefined}
        onClick={quantity <= 1 ? undefined : () => onChange(quantity - 1)}
        className={`${STEP} aria-disabled:cursor-default aria-disabled:text-line-strong`}
      >
        <Icon name="minus" className="size-4" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        min={1}
        aria-label={t('quantity')}
        value={draft ?? quantity}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        onKeyDown={(event) => event.key === 'Enter' && leave()}
        className="h-11 w-12 [appearance:textfield] bg-white text-center text-lg figures [&::-webkit-inner-spin-button]:appearance-none"
      />
      <button
        type="button"
        aria-label={t('increase')}
        onClick={() => onChange(quantity + 1)}
        className={STEP}
      >
        <Icon name="plus" className="size-4" />
      </button>
    </fieldset>
  )
}

const STEP = 'grid size-11 place-items-center text-xl hover:bg-sand'
