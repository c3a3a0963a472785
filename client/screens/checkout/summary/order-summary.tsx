import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Cart, CartLine } from '#client/features/cart/state/cart-state.ts'
import { CartSums } from '#client/features/cart/summary/cart-sums.tsx'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { useFormat } from '#client/lib/format.ts'
import { usePaths } from '#client/lib/links.ts'
import { Icon } from '#client/ui/icon.tsx'
import { Picture } from '#client/ui/picture.tsx'

type SummaryProps = { readonly cart: Cart }

/** Beside the steps, where there is room. */
export function SideSummary({ cart }: SummaryProps): ReactElement {
  const { t } = useTranslation('checkout')
  return (
    <section
      aria-labelledby="order-summary"
      className="flex flex-col gap-5 rounded-lg bg-sand p-6 max-lg:hidden lg:sticky lg:top-28 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto"
    >
      <h2 id="order-summary" className="display text-section">
        {t('summary.title')}
      </h2>
      <Contents cart={cart} />
    </section>
  )
}

/** On phones a bar with the total, which opens the rest. */
export function BarSummary({ cart }: SummaryProps): ReactElement {
  const { t } = useTranslation('checkout')
  const { money } = useFormat()
  return (
    <details
      data-order-bar
      className="group sticky top-18 z-30 -mx-4 bg-sand shadow-raised lg:hidden xl:top-20"
    >
      <summary className="flex min-h-14 items-center gap-x-3 px-4">
        <span className="min-w-0 grow">
          <span className="font-semibold">{t('summary.title')}</span>
          <span className="text-base text-ink-soft max-xs:sr-only">
            {` ${t('summary.pieces', { count: cart.quantity })}`}
          </span>
        </span>
        <span className="display text-2xl whitespace-nowrap figures">
          {money(cart.prices.total)}
        </span>
        <Icon name="chevron" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="flex max-h-[60dvh] flex-col gap-5 overflow-y-auto overscroll-contain border-t border-line-strong px-4 py-5">
        <Contents cart={cart} />
      </div>
    </details>
  )
}

/** Announces the sums after a choice that is not saved yet. */
export function NewTotal({ cart }: { readonly cart: Cart | null }): ReactElement {
  const { t } = useTranslation('checkout')
  const { money } = useFormat()
  return (
    <p role="status" className="sr-only">
      {cart === null ? '' : t('summary.newTotal', { amount: money(cart.prices.total) })}
    </p>
  )
}

function Contents({ cart }: SummaryProps): ReactElement {
  const { t } = useTranslation('checkout')
  const { pathTo } = usePaths()
  const isWrong = cart.items.some(({ state }) => state !== 'OK')
  return (
    <>
      {isWrong ? (
        <Warning>
          {t('summary.wrong')}{' '}
          <PathLink path={pathTo('cart')} className="text-link">
            {t('summary.mend')}
          </PathLink>
        </Warning>
      ) : null}
      <ul aria-label={t('summary.lines')} className="flex flex-col gap-4">
        {cart.items.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      <CartSums cart={cart} />
      <Instructions cart={cart} />
      <PathLink
        path={pathTo('cart')}
        className="inline-flex min-h-11 items-center self-start text-link"
      >
        {t('summary.change')}
      </PathLink>
    </>
  )
}

function Warning({ children }: { readonly children: ReactNode }): ReactElement {
  return <p className="border-l-4 border-signal pl-3 text-base">{children}</p>
}

function Instructions({ cart }: { readonly cart: Cart }): ReactElement | null {
  const { t } = useTranslation('checkout')
  if (!cart.instructions) return null
  return (
    <p className="text-base break-words text-ink-soft">
      {t('summary.instructions', { text: cart.instructions })}
    </p>
  )
}

function Line({ line }: { readonly line: CartLine }): ReactElement {
  const { t } = useTranslation('checkout')
  const { money } = useFormat()
  const { name, picture, quantity, rowTotal, personalizations, state } = line
  return (
    <li className="flex gap-3">
      <Picture
        picture={picture}
        sizes="64px"
        alt=""
        className="aspect-4/5 w-16 shrink-0 rounded-sm"
      />
      <div className="flex min-w-0 grow flex-col">
        <p className="leading-snug font-semibold break-words">{name}</p>
        {personalizations.length > 0 ? (
          <p className="text-base break-words text-ink-soft">
            {personalizations.map(({ value }) => value).join(', ')}
          </p>
        ) : null}
        <p className="flex flex-wrap justify-between gap-x-3 text-base figures">
          <span className="text-ink-soft">{t('summary.pieces', { count: quantity })}</span>
          <span>{state === 'OK' ? money(rowTotal) : t('summary.notCounted')}</span>
        </p>
      </div>
    </li>
  )
}
