import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { useSession } from '#client/admin/session/session.ts'
import { Icon } from '#client/ui/icon.tsx'
import { addressOf, MENU_GROUPS, menuOf } from './screens.ts'

const ITEM =
  'flex min-h-11 items-center gap-2.5 border-l-4 border-transparent px-4 py-1.5 text-ink-text hover:bg-ink-raised hover:text-white aria-[current=page]:border-l-signal aria-[current=page]:bg-ink-raised aria-[current=page]:text-white aria-[current=page]:font-semibold'

/** Only what the member may open, below the way back to the site. */
type MenuProps = { readonly onChosen?: () => void; readonly children: ReactNode }

export function Menu({ onChosen, children }: MenuProps): ReactElement {
  const { t } = useTranslation('menu')
  const open = menuOf(useSession())
  const groups = [null, ...MENU_GROUPS]
    .map((group) => ({ group, screens: open.filter(({ menu }) => menu?.group === group) }))
    .filter(({ screens }) => screens.length > 0)

  return (
    <nav aria-label={t('label')} className="flex flex-col gap-4 py-3">
      {children}
      {groups.map(({ group, screens }) => (
        <div key={group}>
          {group === null ? null : (
            <h2 className="px-5 pb-1 kicker text-sm text-ink-text/80">{t(`groups.${group}`)}</h2>
          )}
          <ul>
            {screens.map((screen) => (
              <li key={screen.path}>
                <NavLink
                  to={addressOf(screen)}
                  end={screen.path === ''}
                  className={ITEM}
                  {...(onChosen ? { onClick: onChosen } : {})}
                >
                  {screen.menu ? <Icon name={screen.menu.icon} className="size-5" /> : null}
                  {t(`screens.${screen.name}`)}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
