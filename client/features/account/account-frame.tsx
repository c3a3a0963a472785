import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '#client/features/auth/use-session.ts'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { usePaths } from '#client/lib/links.ts'
import type { ScreenName } from '#client/lib/url-table.ts'

const PARTS = ['profile'] as const satisfies readonly ScreenName[]

export type AccountPart = (typeof PARTS)[number]

type AccountFrameProps = {
  readonly current: AccountPart
  readonly title: string
  readonly children: ReactNode
}

/** The calm place: where one is at the side, one thing at a time beside it. */
export function AccountFrame({ current, title, children }: AccountFrameProps): ReactElement {
  const { t } = useTranslation('account')
  const { pathTo } = usePaths()
  const session = useSession()
  return (
    <div className="site-width grid gap-10 py-10 md:py-16 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-16">
      <div className="lg:order-last">
        <h1 className="display text-title">{title}</h1>
        <div className="mt-8">{children}</div>
      </div>
      <nav aria-label={t('profile.title')}>
        <ul className="border-t border-line">
          {PARTS.map((part) => (
            <li key={part} className="border-b border-line">
              <PathLink
                path={pathTo(part)}
                aria-current={part === current ? 'page' : undefined}
                className="flex min-h-12 items-center hover:text-tide-deep aria-[current]:font-semibold aria-[current]:text-tide-deep"
              >
                {t(`profile.parts.${part}`)}
              </PathLink>
            </li>
          ))}
          <li className="border-b border-line">
            <button
              type="button"
              onClick={() => session.logout().catch(reportError)}
              className="flex min-h-12 w-full items-center text-left hover:text-tide-deep"
            >
              {t('logout.submit')}
            </button>
          </li>
        </ul>
      </nav>
    </div>
  )
}
