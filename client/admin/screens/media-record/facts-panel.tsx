import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { fileSize } from '#client/admin/ui/file-size.ts'
import { Moment } from '#client/admin/ui/moment.tsx'
import { Panel } from '#client/admin/ui/panel.tsx'
import type { StaffMediaFieldsFragment } from './media-record.generated.ts'

/** What the file is, and others with the same bytes. */
export function FactsPanel({ media }: { readonly media: StaffMediaFieldsFragment }): ReactElement {
  const { t, i18n } = useTranslation('media')
  const { name, path, width, height, bytes, mime, createdAt, updatedAt, duplicates } = media
  const facts = [
    { label: t('columns.name'), value: name },
    { label: t('facts.pixels'), value: `${width} × ${height}` },
    { label: t('columns.bytes'), value: fileSize(bytes, i18n.language) },
    { label: t('columns.extension'), value: mime },
    { label: t('columns.createdAt'), value: <Moment at={createdAt} /> },
    ...(updatedAt ? [{ label: t('facts.changed'), value: <Moment at={updatedAt} /> }] : []),
  ]
  return (
    <Panel title={t('facts.title')}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        {facts.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <a href={path} className="mt-2 inline-flex min-h-11 items-center font-semibold text-link">
        {t('facts.original')}
      </a>
      {duplicates.length > 0 ? (
        <div className="mt-3 border-t border-line pt-3">
          <p>{t('facts.duplicates')}</p>
          <ul>
            {duplicates.map((one) => (
              <li key={one.id}>
                <Link
                  to={`/admin/media/${one.id}`}
                  className="inline-flex min-h-11 items-center wrap-anywhere text-link"
                >
                  {one.name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </Panel>
  )
}
