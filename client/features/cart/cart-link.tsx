import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useVisitor } from '#client/features/auth/session/visitor.ts'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { usePaths } from '#client/lib/links.ts'
import { Icon } from '#client/ui/icon.tsx'

/**
 * The count is read from a cookie after hydration, so that the page is the same for everyone. Toast
 * and popup announce its changes to screen readers.
 */
export function CartLink({ className }: { readonly className: string }): ReactElement {
  const { t } = useTranslation('frame')
  const { pathTo } = usePaths()
  const count = useVisitor().cartQuantity ?? 0
  const label = count === 0 ? t('visitor.cart') : t('visitor.cartCount', { count })
  return (
    <PathLink path={pathTo('cart')} aria-label={label} className={className}>
      <Icon name="cart" className="size-7" />
      {count > 0 ? (
        <span className="absolute top-1 right-0.5 min-w-5 rounded-full bg-tide-light px-1 text-center text-sm leading-5 font-bold text-ink figures">
          {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
        </span>
      ) : null}
    </PathLink>
  )
}

const MOST_SHOWN = 99
