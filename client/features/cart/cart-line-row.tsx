import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { useFormat } from '#client/lib/format.ts'
import { usePaths } from '#client/lib/links.ts'
import { useIsHydrated } from '#client/lib/use-is-hydrated.ts'
import { Icon } from '#client/ui/icon.tsx'
import { Picture } from '#client/ui/picture.tsx'
import { CartLineState } from './cart-line-state.tsx'
import type { CartLine, PendingLine } from './cart-store.ts'
import { LineQuantity } from './line-quantity.tsx'
import { useLineChanges } from './use-line-changes.ts'

type CartLineRowProps = {
  readonly line: CartLine
  readonly pending: PendingLine | undefined
  readonly isBusy: boolean
  readonly onRemoved: () => void
}

export function CartLineRow({ line, pending, isBusy, onRemoved }: CartLineRowProps): ReactElement {
  const { t } = useTranslation('cart')
  const { pathTo } = usePaths()
  const isHydrated = useIsHydrated()
  const { refusal, setQuantity, remove } = useLineChanges(line, onRemoved)
  const { id, name, slug, picture, state, personalizations } = line
  const isRemoving = pending === 'removing'
  const quantity = typeof pending === 'object' ? pending.quantity : line.quantity
  const path = pathTo('product', { slug }, { cartItemId: id })
  return (
    <li
      aria-label={name}
      aria-busy={isRemoving || undefined}
      className={`grid grid-cols-[5rem_minmax(0,1fr)_auto] gap-x-4 gap-y-3 py-5 transition-opacity sm:grid-cols-[6.5rem_minmax(0,1fr)_auto] sm:gap-x-6 ${isRemoving ? 'opacity-50' : ''}`}
    >
      {/* The name beside it leads to the same place. */}
      <PathLink
        path={path}
        tabIndex={-1}
        aria-hidden="true"
        className="row-span-3 self-start max-sm:row-span-1"
      >
        <Picture
          picture={picture}
          sizes="6.5rem"
          alt=""
          className={`aspect-4/5 w-full rounded-md ${state === 'UNAVAILABLE' ? 'grayscale' : ''}`}
        />
      </PathLink>
      <div className="min-w-0">
        <PathLink path={path} className="text-lg leading-snug font-semibold hover:underline">
          {name}
        </PathLink>
        {personalizations.length > 0 ? (
          <Personalizations values={personalizations.map(({ value }) => value)} />
        ) : null}
        <UnitPrice line={line} />
      </div>
      <button
        type="button"
        disabled={!isHydrated}
        aria-disabled={isRemoving || undefined}
        aria-label={t(isRemoving ? 'removing' : 'remove', { name })}
        onClick={isRemoving ? undefined : remove}
        className="-mt-2 -mr-3 grid size-11 place-items-center rounded-full hover:bg-sand disabled:opacity-100"
      >
        <Icon name="close" className="size-5" />
      </button>
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 max-sm:col-span-3 max-sm:col-start-1">
        {state === 'UNAVAILABLE' ? (
          <span />
        ) : (
          <LineQuantity name={name} quantity={quantity} onChange={setQuantity} />
        )}
        <RowTotal line={line} isBusy={isBusy || pending !== undefined} />
      </div>
      <CartLineState line={line} refusal={refusal} onReduce={setQuantity} />
    </li>
  )
}

/** What is made for one buyer cannot be returned, which the law wants said before the order. */
function Personalizations({ values }: { readonly values: readonly string[] }): ReactElement {
  const { t } = useTranslation('cart')
  return (
    <p className="text-base text-ink-soft">
      {t('personalizations', { values: values.join(', ') })}
      <br />
      {t('noReturn')}
    </p>
  )
}

function UnitPrice({ line }: { readonly line: CartLine }): ReactElement {
  const { t } = useTranslation('cart')
  const { money } = useFormat()
  return (
    <p className="text-base text-ink-soft figures">
      {t('unitPrice', { price: money(line.unitPrice) })}
    </p>
  )
}

type RowTotalProps = { readonly line: CartLine; readonly isBusy: boolean }

function RowTotal({ line: { rowTotal, listTotal, state }, isBusy }: RowTotalProps): ReactElement {
  const { t } = useTranslation('cart')
  const { money } = useFormat()
  const isReduced = listTotal !== null && Number(rowTotal.amount) < Number(listTotal.amount)
  return (
    <p
      aria-busy={isBusy}
      className={`ml-auto flex flex-wrap items-baseline justify-end gap-x-2 figures transition-opacity ${isBusy ? 'opacity-50' : ''}`}
    >
      {isReduced && state === 'OK' ? (
        <span className="text-base text-ink-soft">
          <span className="sr-only">{t('listTotal')} </span>
          <s>{money(listTotal)}</s>
        </span>
      ) : null}
      <span className="display text-2xl">
        <span className="sr-only">{t('rowTotal')} </span>
        {money(rowTotal)}
      </span>
    </p>
  )
}
