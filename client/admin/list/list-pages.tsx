import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { type List, PAGE_SIZES } from '#services/contract/rules/lists/list.ts'
import type { ListState } from './use-list.ts'

type ListPagesProps<L extends List> = {
  readonly state: ListState<L>
  readonly page: {
    readonly startCursor?: string | null
    readonly endCursor?: string | null
  }
}

/** The pages before and after, and how many rows a page has. */
export function ListPages<L extends List>({
  state,
  page: { startCursor, endCursor },
}: ListPagesProps<L>): ReactElement {
  const { t } = useTranslation('list')
  return (
    <nav aria-label={t('pages')} className="mt-4 flex flex-wrap items-center gap-3">
      <PageLink href={startCursor && state.hrefOf(state.query)}>{t('first')}</PageLink>
      <PageLink href={startCursor && state.pageHref({ before: startCursor })}>
        {t('previous')}
      </PageLink>
      <PageLink href={endCursor && state.pageHref({ after: endCursor })}>{t('next')}</PageLink>
      <label className="ml-auto flex items-center gap-2 text-ink-soft">
        {t('rows')}
        <select
          value={state.limit}
          onChange={(event) => state.showRows(Number(event.currentTarget.value))}
          className="min-h-11 rounded-sm border border-line-strong bg-white px-2 text-ink"
        >
          {PAGE_SIZES.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
    </nav>
  )
}

function PageLink({
  href,
  children,
}: {
  readonly href: string | null | undefined
  readonly children: ReactNode
}): ReactElement | null {
  if (!href) return null
  return (
    <Link to={href} className={deskButton()}>
      {children}
    </Link>
  )
}
