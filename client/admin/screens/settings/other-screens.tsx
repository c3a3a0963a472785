import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addressOf, SCREENS } from '#client/admin/frame/screens.ts'
import { Panel } from '#client/admin/ui/panel.tsx'

/** What is set on screens of its own, also where the menu leaves them out. */
const NAMES = ['deliveries', 'payments', 'seller', 'caches']

export function OtherScreens(): ReactElement {
  const { t } = useTranslation(['settings', 'menu'])
  return (
    <Panel title={t('more')}>
      <ul className="-my-4 divide-y divide-line">
        {SCREENS.filter(({ name }) => NAMES.includes(name)).map((screen) => (
          <li key={screen.name} className="py-3">
            <Link
              to={addressOf(screen)}
              className="inline-flex min-h-11 items-center font-semibold text-link md:min-h-8"
            >
              {t(`menu:screens.${screen.name}`)}
            </Link>
            <p className="text-ink-soft">{t(`menu:about.${screen.name}`)}</p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
