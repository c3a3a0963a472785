import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { NOTICE_KEY } from '#client/features/cart/changes/notice-key.ts'
import type { Cart } from '#client/features/cart/state/cart-state.ts'
import { usePosted } from '#client/features/forms/use-posted.ts'
import { useQueryString } from '#client/lib/use-query-string.ts'

const CODES = [
  'COUPON_REMOVED',
  'MEMBER_CARD_REMOVED',
  'QUANTITY_REDUCED',
  'LINE_REMOVED',
  'NOT_RESERVED',
] as const

/** Notices of the cart without a toast: after a posted form, and without scripts. */
export function CartChanges({ cart }: { readonly cart: Cart | null }): ReactElement {
  const { t } = useTranslation('cart')
  const named = useQueryString().get(NOTICE_KEY)?.split(',') ?? []
  const posted = usePosted()
  const inCart = new Set<string>(cart?.notices.map(({ code }) => code))
  const texts = CODES.filter((code) => named.includes(code)).map((code) => t(`changes.${code}`))
  const others = CODES.filter((code) => inCart.has(code) && !named.includes(code))
  return (
    <>
      {/* Without a cart there is no form that shows why. */}
      <Notice texts={posted && !cart ? [...texts, posted.message] : texts} />
      <noscript>
        <Notice texts={others.map((code) => t(`changes.${code}`))} />
      </noscript>
    </>
  )
}

function Notice({ texts }: { readonly texts: readonly string[] }): ReactElement | null {
  if (texts.length === 0) return null
  return (
    <ul
      role="status"
      className="mb-8 rounded-md border-l-4 border-amber bg-sand px-4 py-3 font-semibold"
    >
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
