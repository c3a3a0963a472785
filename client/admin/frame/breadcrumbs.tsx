import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { Icon } from '#client/ui/icon.tsx'
import { HOME, SCREENS } from './screens.ts'

/** Follows from the address: each part that is a screen of its own, then what is open. */
export function Breadcrumbs(): ReactElement {
  const { t } = useTranslation('menu')
  const { pathname } = useLocation()
  const crumbs = crumbsOf(pathname)
  return (
    <nav aria-label={t('path')} className="min-w-0 grow">
      <ol className="flex items-center gap-1.5">
        {crumbs.map(({ address, name, text }, index) => {
          const isLast = index === crumbs.length - 1
          const shown = name === null ? text : t(`screens.${name}`)
          return (
            <li
              key={address}
              // A phone has room for the way back and the place.
              className={`flex min-w-0 items-center gap-1.5 ${index < crumbs.length - 2 ? 'max-md:hidden' : ''} ${isLast ? '' : 'shrink-0'}`}
            >
              {isLast ? (
                <span aria-current="page" className="truncate font-semibold">
                  {shown}
                </span>
              ) : (
                <>
                  <Link to={address} className="inline-flex min-h-11 items-center text-link">
                    {shown}
                  </Link>
                  <Icon name="next" className="size-4 text-ink-soft" />
                </>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

type Crumb = { readonly address: string; readonly name: string | null; readonly text: string }

export function crumbsOf(pathname: string, screens = SCREENS): readonly Crumb[] {
  const parts = pathname.slice(HOME.length).split('/').filter(Boolean)
  return [HOME, ...parts].flatMap((part, index): Crumb[] => {
    const path = parts.slice(0, index).join('/')
    const isLast = index === parts.length
    const screen =
      screens.find((one) => one.path === path) ??
      (isLast ? screens.find((one) => one.isNamed && isAt(path, one.path)) : undefined)
    const address = path === '' ? HOME : `${HOME}/${path}`
    if (screen) return [{ address, name: screen.name, text: '' }]
    return isLast ? [{ address, name: null, text: decodeURIComponent(part) }] : []
  })
}

/** Whether a path is an address of a screen with parameters. */
function isAt(path: string, declared: string): boolean {
  const parts = path.split('/')
  const own = declared.split('/')
  return (
    own.length === parts.length &&
    own.every((part, index) => part.startsWith(':') || part === parts[index])
  )
}
