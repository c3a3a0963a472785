import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#client/ui/icon.tsx'
import { readQuantity } from './quantity.ts'

const MOST = 999

type QuantityFieldProps = {
  readonly id: string
  readonly value: string
  readonly isInvalid: boolean
  onChange(value: string): void
}

const STEP = 'grid w-11 place-items-center xs:w-12 hover:bg-sand disabled:opacity-40'

export function QuantityField(props: QuantityFieldProps): ReactElement {
  const { id, value, isInvalid, onChange } = props
  const { t } = useTranslation('catalogue')
  const quantity = readQuantity(value) ?? 1
  return (
    <div
      className={`flex min-h-13 flex-none items-stretch overflow-hidden rounded-sm border bg-white ${isInvalid ? 'border-2 border-signal' : 'border-line-strong'}`}
    >
      <button
        type="button"
        aria-label={t('quantity.less')}
        disabled={quantity <= 1}
        onClick={() => onChange(String(quantity - 1))}
        className={STEP}
      >
        <Icon name="minus" className="size-5" />
      </button>
      <input
        id={id}
        name="quantity"
        aria-label={t('quantity.label')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={value}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="w-10 text-center xs:w-12 text-lg figures focus-visible:-outline-offset-3"
      />
      <button
        type="button"
        aria-label={t('quantity.more')}
        disabled={quantity >= MOST}
        onClick={() => onChange(String(quantity + 1))}
        className={STEP}
      >
        <Icon name="plus" className="size-5" />
      </button>
    </div>
  )
}
