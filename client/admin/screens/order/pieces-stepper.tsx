import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#client/ui/icon.tsx'

type PiecesStepperProps = {
  /** Accessible name. */
  readonly label: string
  readonly max: number
  readonly value: number
  onChange(value: number): void
}

/** From no piece to all that are left. */
export function PiecesStepper({ label, max, value, onChange }: PiecesStepperProps): ReactElement {
  const { t } = useTranslation('order')
  const button = (by: 1 | -1) => {
    const next = value + by
    const isOver = next < 0 || next > max
    return (
      <button
        type="button"
        aria-label={t(by > 0 ? 'refund.more' : 'refund.less', { name: label })}
        // It stays enabled, or the focus would be lost.
        aria-disabled={isOver}
        onClick={() => isOver || onChange(next)}
        className="grid size-11 place-items-center hover:bg-sand aria-disabled:cursor-default aria-disabled:text-line-strong"
      >
        <Icon name={by > 0 ? 'plus' : 'minus'} className="size-5" />
      </button>
    )
  }
  return (
    <fieldset className="flex flex-none items-center overflow-hidden rounded-sm border border-line-strong bg-white">
      <legend className="sr-only">{label}</legend>
      {button(-1)}
      <output className="w-10 text-center text-lg figures">{value}</output>
      {button(1)}
    </fieldset>
  )
}
