import { useApolloClient } from '@apollo/client/react'
import { type ReactElement, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { readVisitor, useVisitor } from '#client/features/auth/visitor.ts'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { useWishes } from '#client/features/wishlist/use-wishes.ts'
import { usePaths } from '#client/lib/links.ts'
import { Icon, type IconName } from '#client/ui/icon.tsx'

/** Plain links for everyone; what they say of the visitor comes after the page, from a cookie. */
export function VisitorLinks(): ReactElement {
  const { t } = useTranslation('frame')
  const { pathTo } = usePaths()
  const { hasSession } = useVisitor()
  const isWishing = useWishes()
  useSessionNews(hasSession)
  return (
    <>
      <MarkedLink
        path={pathTo('wishlist')}
        icon="heart"
        label={t(isWishing ? 'visitor.wishesOpen' : 'visitor.wishes')}
        isMarked={isWishing}
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

/**
 * Somebody who is logged in may log out in another tab, and a session may end by itself: what is
 * kept of them goes. Nobody else needs the code for that.
 */
function useSessionNews(hasSession: boolean): void {
  const client = useApolloClient()
  const last = useRef<boolean>(null)
  useEffect(() => {
    // The first drawing knows of nobody; that the cookie then does is no change.
    const isOpen = readVisitor(document.cookie).hasSession
    const hasChanged = last.current === !isOpen
    last.current = isOpen
    if (!hasSession && !hasChanged) return
    let stop: (() => void) | null = null
    let isGone = false
    import('#client/features/auth/session-news.ts')
      .then(({ forgetVisitor, onSessionNews }) => {
        if (hasChanged) forgetVisitor(client)
        if (hasSession && !isGone) stop = onSessionNews(client)
      })
      .catch(reportError)
    return () => {
      isGone = true
      stop?.()
    }
  }, [hasSession, client])
}
