import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '#client/admin/ui/panel.tsx'
import type { StaffFormFieldsFragment } from './form.generated.ts'

/** The pages that show a form, and how it comes to one. */
export function FormUses({
  pages,
}: {
  readonly pages: StaffFormFieldsFragment['pages']
}): ReactElement {
  const { t } = useTranslation('siteForms')
  return (
    <Panel title={t('uses.title')}>
      {pages.length === 0 ? <p>{t('uses.none')}</p> : null}
      <ul>
        {pages.map(({ id, title, path }) => (
          <li key={id} className="flex min-h-11 items-center">
            {path === null ? (
              <span>
                {title || t('uses.untitled')}
                <span className="text-ink-soft">{`, ${t('uses.unpublished')}`}</span>
              </span>
            ) : (
              <a href={path} className="inline-flex min-h-11 items-center wrap-anywhere text-link">
                {title || path}
              </a>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-1 text-ink-soft">{t('uses.how')}</p>
    </Panel>
  )
}
