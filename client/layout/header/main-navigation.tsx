import { type ReactElement, startTransition, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { SiteLink } from '#client/features/navigation/site-link.tsx'
import type { NavigationBranch } from '#client/layout/layout-parts.ts'
import { Icon } from '#client/ui/icon.tsx'
import { isOnPath } from './current-branch.ts'
import { Submenu } from './submenu.tsx'
import { useEscape } from './use-escape.ts'

/** For wide screens. Before scripts run, hover and focus alone open the submenus. */
export function MainNavigation({
  items,
}: {
  readonly items: readonly NavigationBranch[]
}): ReactElement {
  const { t } = useTranslation('frame')
  const { key } = useLocation()
  /** Undefined until scripts run. */
  const [openId, setOpenId] = useState<string | null>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation closes what was open.
  useEffect(() => startTransition(() => setOpenId(null)), [key])

  return (
    <nav aria-label={t('navigation.main')} className="hidden grow xl:block">
      <ul className="flex h-full items-stretch justify-between">
        {items.map((item) => (
          <Branch
            key={item.id}
            item={item}
            isOpen={openId === undefined ? undefined : openId === item.id}
            onToggle={(isOpen) => setOpenId(isOpen ? item.id : null)}
          />
        ))}
      </ul>
    </nav>
  )
}

type BranchProps = {
  readonly item: NavigationBranch
  /** Undefined: hover and focus open it. */
  readonly isOpen: boolean | undefined
  readonly onToggle: (isOpen: boolean) => void
}

function Branch({ item, isOpen, onToggle }: BranchProps): ReactElement {
  const { t } = useTranslation('frame')
  const { pathname } = useLocation()
  const isCurrent = isOnPath(item, pathname)
  const hasSubmenu = item.children.length > 0
  const opener = useRef<HTMLButtonElement>(null)
  useEscape(isOpen === true, () => {
    if (opener.current?.parentElement?.contains(document.activeElement)) opener.current.focus()
    onToggle(false)
  })
  const look = `flex items-center whitespace-nowrap display text-lg leading-none tracking-wide transition-colors hover:text-white focus-visible:-outline-offset-3 ${
    isCurrent ? 'text-white shadow-[inset_0_-3px_0_var(--color-tide-light)]' : 'text-ink-text'
  }`

  if (!hasSubmenu) {
    return (
      <li className="flex">
        <SiteLink
          to={item.link}
          aria-current={isCurrent ? 'page' : undefined}
          className={`${look} px-1.5`}
        >
          {item.title}
        </SiteLink>
      </li>
    )
  }

  return (
    <li
      className="group/branch flex"
      onPointerEnter={(event) => event.pointerType === 'mouse' && onToggle(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onToggle(false)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onToggle(false)
      }}
    >
      <SiteLink
        to={item.link}
        aria-current={isCurrent ? 'true' : undefined}
        className={`${look} pr-0.5 pl-1.5`}
      >
        {item.title}
      </SiteLink>
      <button
        ref={opener}
        type="button"
        aria-expanded={isOpen === true}
        aria-controls={`podizbornik-${item.id}`}
        onClick={() => onToggle(!isOpen)}
        className={`${look} px-1 pointer-coarse:px-3`}
      >
        <span className="sr-only">{t('navigation.showSubmenu', { title: item.title })}</span>
        <Icon
          name="chevron"
          className={`size-4 transition-transform ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <Submenu
        item={item}
        id={`podizbornik-${item.id}`}
        isOpen={isOpen === true}
        visibility={visibilityOf(isOpen)}
      />
    </li>
  )
}

function visibilityOf(isOpen: boolean | undefined): string {
  if (isOpen === undefined) {
    return 'group-hover/branch:visible group-hover/branch:opacity-100 group-focus-within/branch:visible group-focus-within/branch:opacity-100'
  }
  return isOpen ? 'visible opacity-100 delay-75' : ''
}
