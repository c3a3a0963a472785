import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { deskButton } from '#client/admin/ui/desk-button.ts'

type JobPagesProps = { readonly page: number; readonly pages: number }

export function JobPages({ page, pages }: JobPagesProps): ReactElement | null {
  const { t } = useTranslation(['job', 'list'])
  if (pages < 2) return null
  return (
    <nav aria-label={t('list:pages')} className="mt-4 flex flex-wrap items-center gap-3">
      {page > 1 ? (
        <Link to={page === 2 ? '.' : `?page=${page - 1}`} className={deskButton()}>
          {t('list:previous')}
        </Link>
      ) : null}
      {page < pages ? (
        <Link to={`?page=${page + 1}`} className={deskButton()}>
          {t('list:next')}
        </Link>
      ) : null}
      <span className="text-ink-soft figures">{t('page', { page, pages })}</span>
    </nav>
  )
}
