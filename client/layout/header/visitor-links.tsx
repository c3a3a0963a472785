import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useVisitor } from '#client/features/auth/visitor.ts'
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
        // On phones there is no room for it: the menu has it there.
        className="hidden sm:grid"
      />
      <MarkedLink
        path={pathTo('profile')}
        icon="user"
        label={t(hasSession ? 'visitor.accountOpen' : 'visitor.account')}
        isMarked={hasSession}
      />
    </>
  )
}

type MarkedLinkProps = {
  readonly path: string
  readonly icon: IconName
  readonly label: string
  readonly isMarked: boolean
  readonly className?: string
}

function MarkedLink({
  path,
  icon,
  label,
  isMarked,
  className = 'grid',
}: MarkedLinkProps): ReactElement {
  return (
    <PathLink
      path={path}
      aria-label={label}
      className={`relative size-12 place-items-center self-center rounded-sm hover:bg-ink-raised ${className}`}
    >
      <Icon name={icon} className="size-7" />
      {isMarked ? (
        <span className="absolute top-2 right-2 size-3 rounded-full border-2 border-ink bg-tide-light" />
      ) : null}
    </PathLink>
  )
}
