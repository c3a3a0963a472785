import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useVisitor } from '#client/features/auth/session/visitor.ts'
import { CartLink } from '#client/features/cart/cart-link.tsx'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { useHasWishes } from '#client/features/wishlist/use-has-wishes.ts'
import { usePaths } from '#client/lib/links.ts'
import { Icon, type IconName } from '#client/ui/icon.tsx'

/** Plain links for everyone; the marks of the visitor come from a cookie after hydration. */
export function VisitorLinks(): ReactElement {
  const { t } = useTranslation('frame')
  const { pathTo } = usePaths()
  const { hasSession } = useVisitor()
  const hasWishes = useHasWishes()
  return (
    <>
      <MarkedLink
        path={pathTo('wishlist')}
        icon="heart"
        label={t(hasWishes ? 'visitor.wishesOpen' : 'visitor.wishes')}
        isMarked={hasWishes}
      />
      <MarkedLink
        path={pathTo('profile')}
        icon="user"
        label={t(hasSession ? 'visitor.accountOpen' : 'visitor.account')}
        isMarked={hasSession}
      />
      <CartLink className={LINK} />
    </>
  )
}

const LINK =
  'relative grid size-11 place-items-center self-center rounded-sm hover:bg-ink-raised sm:size-12'

type MarkedLinkProps = {
  readonly path: string
  readonly icon: IconName
  readonly label: string
  readonly isMarked: boolean
}

function MarkedLink({ path, icon, label, isMarked }: MarkedLinkProps): ReactElement {
  return (
    <PathLink path={path} aria-label={label} className={LINK}>
      <Icon name={icon} className="size-7" />
      {isMarked ? (
        <span className="absolute top-2 right-2 size-3 rounded-full border-2 border-ink bg-tide-light" />
      ) : null}
    </PathLink>
  )
}
