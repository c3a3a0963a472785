import { type ReactElement, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Moment } from '#client/admin/ui/moment.tsx'
import { INPUT } from '#client/ui/input-class.ts'
import type { ParcelFieldsFragment } from './parcels.generated.ts'

type ParcelRowProps = {
  readonly parcel: ParcelFieldsFragment
  readonly isTicked: boolean
  readonly error: string | null
  onTick(isTicked: boolean): void
  /** There is a number in its field. */
  onNumber(): void
  onEnter(): void
}

export function ParcelRow(props: ParcelRowProps): ReactElement {
  const { t } = useTranslation('parcels')
  const { number, placedAt, buyer, deliveryMethod } = props.parcel
  const id = useId()
  return (
    <li className="grid items-center gap-x-5 gap-y-2 px-4 py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
      <div className="flex min-w-0 items-start gap-3">
        <input
          type="checkbox"
          aria-label={t('choose', { number })}
          checked={props.isTicked}
          onChange={(event) => props.onTick(event.currentTarget.checked)}
          className="mt-1 size-5 shrink-0 accent-tide"
        />
        <p className="min-w-0">
          <Link to={`/admin/orders/${number}`} className="figures font-semibold text-link">
            {number}
          </Link>{' '}
          <span className="break-words">{buyer}</span>
          <span className="block text-sm text-ink-soft">
            <Moment at={placedAt} />
            {deliveryMethod ? ` · ${deliveryMethod}` : null}
          </span>
        </p>
      </div>
      <div>
        <input
          name={number}
          aria-label={t('tracking', { number })}
          placeholder={t('placeholder')}
          maxLength={400}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={props.error !== null || undefined}
          aria-describedby={props.error ? id : undefined}
          onChange={(event) => {
            if (event.currentTarget.value.trim() !== '') props.onNumber()
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            props.onEnter()
          }}
          className={INPUT}
        />
        {props.error ? (
          <p id={id} role="alert" className="mt-1.5 font-semibold text-signal-deep">
            {props.error}
          </p>
        ) : null}
      </div>
    </li>
  )
}
