import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useVisitor } from '#client/features/auth/session/visitor.ts'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { usePaths } from '#client/lib/links.ts'
import { buttonClass } from '#client/ui/button-class.ts'

type WriteLinkProps = { readonly screen: 'review' | 'comment'; readonly slug: string }

/**
 * To a page of its own, which is of the visitor: this one is the same for everyone. Guests log in
 * on the way.
 */
export function WriteLink({ screen, slug }: WriteLinkProps): ReactElement {
  const { t } = useTranslation('reviews')
  const { pathTo } = usePaths()
  const { hasSession } = useVisitor()
  const isReview = screen === 'review'
  const forGuests = isReview ? t('loginToWrite') : t('loginToComment')
  return (
    <div className="flex flex-col items-start gap-2 print:hidden">
      <PathLink
        path={pathTo(screen, { slug })}
        className={`${buttonClass('secondary')} text-center`}
      >
        {hasSession ? t(isReview ? 'write' : 'writeComment') : forGuests}
      </PathLink>
      {hasSession ? null : <p className="text-base text-ink-soft">{t('loggedUsersOnly')}</p>}
    </div>
  )
}
