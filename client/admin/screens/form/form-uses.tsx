import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '#client/admin/ui/panel.tsx'
import type { StaffFormFieldsFragment } from './form.generated.ts'

type FormUsesProps = { readonly form: Pick<StaffFormFieldsFragment, 'isOpen' | 'pages' | 'path'> }

/** The pages that show a form, and how it comes to one. */
export function FormUses({ form: { isOpen, pages, path: own } }: FormUsesProps): ReactElement {
  const { t } = useTranslation('siteForms')
  return (
    <Panel title={t('uses.title')}>
      <ul>
        <li className="flex min-h-11 items-center">
          {isOpen ? (
            <a href={own} className="inline-flex min-h-11 items-center wrap-anywhere text-link">
              {own}
            </a>
          ) : (
            t('uses.closed', { path: own })
          )}
        </li>
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
