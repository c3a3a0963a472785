import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { CartLine, PendingLine } from '#client/features/cart/state/cart-state.ts'
import { ActionForm } from '#client/features/forms/action-form.tsx'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { useFormat } from '#client/lib/format.ts'
import { usePaths } from '#client/lib/links.ts'
import { Icon } from '#client/ui/icon.tsx'
import { Picture } from '#client/ui/picture.tsx'
import { CartLineState } from './cart-line-state.tsx'
import { LineOptions } from './line-options.tsx'
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
  const { typed, refusal, setQuantity, remove } = useLineChanges(line, onRemoved)
  const { id, name, slug, picture, state } = line
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
        <UnitPrice line={line} />
        <LineOptions line={line} />
      </div>
      <ActionForm
        intent="remove"
        fields={{ item: id }}
        onAction={isRemoving ? () => undefined : remove}
      >
        <button
          type="submit"
          aria-disabled={isRemoving || undefined}
          aria-label={t(isRemoving ? 'removing' : 'remove', { name })}
          className="-mt-2 -mr-3 grid size-11 place-items-center rounded-full hover:bg-sand"
        >
          <Icon name="close" className="size-5" />
        </button>
      </ActionForm>
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 max-sm:col-span-3 max-sm:col-start-1">
        {state === 'UNAVAILABLE' ? (
          <span />
        ) : (
          <LineQuantity line={line} quantity={quantity} typed={typed} onChange={setQuantity} />
        )}
        <RowTotal line={line} isBusy={isBusy || pending !== undefined} />
      </div>
      <CartLineState line={line} refusal={refusal} onReduce={setQuantity} />
    </li>
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
