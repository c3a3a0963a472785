import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

export type RefundKind = 'owed' | 'lines' | 'amount'

type RefundKindsProps = {
  readonly kinds: readonly RefundKind[]
  readonly chosen: RefundKind
  onChange(kind: RefundKind): void
}

export function RefundKinds({ kinds, chosen, onChange }: RefundKindsProps): ReactElement {
  const { t } = useTranslation('order')
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-base font-semibold">{t('refund.kind')}</legend>
      {kinds.map((kind) => (
        <label key={kind} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="kind"
            value={kind}
            checked={chosen === kind}
            onChange={() => onChange(kind)}
            className="size-5 shrink-0 accent-tide-deep"
          />
          {t(`refund.kinds.${kind}`)}
        </label>
      ))}
    </fieldset>
  )
}
