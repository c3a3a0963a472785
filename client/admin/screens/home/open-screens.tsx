import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addressOf, menuOf } from '#client/admin/frame/screens.ts'
import { useSession } from '#client/admin/session/session.ts'
import { Icon } from '#client/ui/icon.tsx'

/** Every part that the member may open, with what it is for. */
export function OpenScreens(): ReactElement {
  const { t } = useTranslation('menu')
  const open = menuOf(useSession()).filter(({ path }) => path !== '')
  if (open.length === 0) return <p className="text-ink-soft">{t('noScreens')}</p>
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {open.map((screen) => (
        <li key={screen.path}>
          <Link
            to={addressOf(screen)}
            className="flex h-full items-start gap-4 rounded-md border border-line bg-white p-5 hover:border-ink"
          >
            {screen.menu ? (
              <Icon name={screen.menu.icon} className="mt-1 size-7 text-tide" />
            ) : null}
            <span>
              <span className="block display text-2xl">{t(`screens.${screen.name}`)}</span>
              <span className="text-ink-soft">{t(`about.${screen.name}`)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
