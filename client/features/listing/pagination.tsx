import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { pageWindow } from '#client/lib/page-window.ts'
import { Icon, type IconName } from '#client/ui/icon.tsx'

type PaginationProps = {
  readonly page: number
  readonly totalPages: number
  pathOf(page: number): string
}

const BOX = 'grid size-11 place-items-center rounded-sm display text-xl figures'

export function Pagination({ page, totalPages, pathOf }: PaginationProps): ReactElement | null {
  const { t } = useTranslation('ui')
  if (totalPages <= 1) return null
  const step = (name: 'first' | 'previous' | 'next' | 'last', target: number) => (
    <Step
      icon={name}
      label={t(`pagination.${name}`)}
      path={target === page || target < 1 || target > totalPages ? null : pathOf(target)}
    />
  )
  return (
    <nav aria-label={t('pagination.label')} className="flex flex-col items-center gap-3 pt-12">
      <ul className="flex items-center justify-center sm:gap-1">
        {step('first', 1)}
        {step('previous', page - 1)}
        {pageWindow(page, totalPages).map((number) => (
          <li key={number} className={Math.abs(number - page) > 1 ? 'max-sm:hidden' : ''}>
            <PathLink
              path={pathOf(number)}
              aria-current={number === page ? 'page' : undefined}
              aria-label={t('pagination.page', { page: number })}
              className={`${BOX} ${number === page ? 'bg-ink text-paper' : 'hover:bg-sand-deep'}`}
            >
              {number}
            </PathLink>
          </li>
        ))}
        {step('next', page + 1)}
        {step('last', totalPages)}
      </ul>
      {/* Phones show few page numbers, so this adds the total. */}
      <p className="text-base text-ink-soft figures sm:hidden">
        {t('pagination.position', { page, total: totalPages })}
      </p>
    </nav>
  )
}

function Step({
  icon,
  label,
  path,
}: {
  readonly icon: IconName
  readonly label: string
  readonly path: string | null
}): ReactElement {
  return (
    <li className={icon === 'first' || icon === 'last' ? 'max-[22rem]:hidden' : ''}>
      {path === null ? (
        <span className={`${BOX} text-line-strong`} aria-hidden="true">
          <Icon name={icon} className="size-5" />
        </span>
      ) : (
        <PathLink path={path} aria-label={label} className={`${BOX} hover:bg-sand-deep`}>
          <Icon name={icon} className="size-5" />
        </PathLink>
      )}
    </li>
  )
}
