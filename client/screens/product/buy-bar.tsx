import { type ReactElement, type RefObject, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/lib/format.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import type { PriceValue } from '#client/ui/price.tsx'

type BuyBarProps = {
  /** The button of the form; the bar stands in for it once it has left the screen. */
  readonly button: RefObject<HTMLButtonElement | null>
  readonly form: string
  readonly price: PriceValue
}

/** Below the header, and any distance below the screen: what is outside has been scrolled past. */
const NOT_PASSED = '-72px 0px 100000px'

/** On phones. Sticks to the screen for as long as the page of the product does. */
export function BuyBar({ button, form, price }: BuyBarProps): ReactElement {
  const { t } = useTranslation('catalogue')
  const { money } = useFormat()
  const isShown = useHasLeft(button)
  return (
    <div
      data-buy-bar
      className={`sticky bottom-(--notice-height) z-20 -mx-4 -mt-2 -mb-16 flex h-18 items-center justify-between gap-4 border-t border-line bg-paper px-4 shadow-raised md:hidden ${isShown ? '' : 'invisible'}`}
    >
      <p className="display text-3xl figures">
        {price.membership ? (
          <span className="hidden text-tide-deep member:inline">{money(price.membership)}</span>
        ) : null}
        <span
          className={`${price.reference ? 'text-signal-deep' : ''} ${price.membership ? 'member:hidden' : ''}`}
        >
          {money(price.final)}
        </span>
      </p>
      <button type="submit" form={form} className={buttonClass('primary')}>
        {t('cart.add')}
      </button>
    </div>
  )
}

/** True while the element is above what is seen of the page. */
function useHasLeft(element: RefObject<Element | null>): boolean {
  const [hasLeft, setHasLeft] = useState(false)
  useEffect(() => {
    if (element.current === null) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setHasLeft(!entry.isIntersecting)
      },
      { rootMargin: NOT_PASSED },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return hasLeft
}
