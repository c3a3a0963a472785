import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '#client/features/auth/session/use-session.ts'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { BackLink } from '#client/features/navigation/back-link.tsx'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { Head } from '#client/lib/head.tsx'
import { usePaths } from '#client/lib/links.ts'
import type { ScreenName } from '#client/lib/screen.ts'

const PARTS = [
  'profile',
  'profileOrders',
  'profileDetails',
  'profileCard',
  'profileAddresses',
  'wishlist',
  'profileSecurity',
  'profilePrivacy',
] as const satisfies readonly ScreenName[]

type AccountFrameProps = {
  readonly current: (typeof PARTS)[number]
  readonly title: string
  readonly intro?: string
  readonly children: ReactNode
}

/** Layout of the account screens, with navigation at the side. */
export function AccountFrame({ current, title, intro, children }: AccountFrameProps): ReactElement {
  const { t } = useTranslation('profile')
  const { pathTo } = usePaths()
  const isOverview = current === 'profile'
  return (
    <div className="site-width grid grid-cols-1 gap-10 py-8 md:py-14 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-16 print:block">
      <Head title={title} path={null} isHidden />
      <div className="lg:order-last">
        {isOverview ? null : (
          <BackLink path={pathTo('profile')} className="lg:hidden">
            {t('title')}
          </BackLink>
        )}
        <h1 className="display text-title">{title}</h1>
        {intro ? <p className="mt-3 max-w-prose text-lead text-ink-soft">{intro}</p> : null}
        <div className="mt-8 flex flex-col gap-10">{children}</div>
      </div>
      {/* On phones the overview lists all parts, and each part links back to it. */}
      <nav aria-label={t('title')} className={isOverview ? '' : 'hidden lg:block'}>
        <ul className="border-t border-line">
          {PARTS.map((part) => (
            <li key={part} className={`border-b border-line ${isOverview ? 'max-lg:hidden' : ''}`}>
              <PathLink
                path={pathTo(part)}
                aria-current={part === current ? 'page' : undefined}
                className={`${ROW} aria-[current]:font-semibold aria-[current]:text-tide-deep`}
              >
                {t(`parts.${part}`)}
              </PathLink>
            </li>
          ))}
          <li className="border-b border-line">
            <LogoutButton />
          </li>
        </ul>
      </nav>
    </div>
  )
}

const ROW = 'flex min-h-13 w-full items-center text-left hover:text-tide-deep'

function LogoutButton(): ReactElement {
  const { t } = useTranslation('profile')
  const session = useSession()
  return (
    <ActionButton onAction={() => session.logout()} className={ROW}>
      {t('logout')}
    </ActionButton>
  )
}
