import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { FailedAnswer } from '#client/admin/frame/faults.tsx'
import { Loading } from '#client/admin/frame/loading.tsx'
import { ScreenHead } from '#client/admin/frame/screen-head.tsx'
import { TemplateSketch } from './template-sketch.tsx'
import { useTemplatesQuery } from './templates.generated.ts'

/** What pages are made of. */
export function TemplatesScreen(): ReactElement {
  const { t } = useTranslation('templates')
  const { data, error, refetch } = useTemplatesQuery()
  if (!data) return error ? <FailedAnswer onAgain={() => void refetch()} /> : <Loading />
  return (
    <>
      <ScreenHead title={t('title')} />
      <p className="-mt-3 mb-5 max-w-prose text-ink-soft md:-mt-5">{t('text')}</p>
      <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
        {data.templates.map(({ id, handler, pageCount }) => (
          <li
            key={id}
            className="relative flex flex-col gap-3 rounded-md border border-line bg-white p-4 hover:border-ink-soft"
          >
            <TemplateSketch handler={handler} />
            <div>
              <h2 className="text-lg font-semibold">
                <Link to={`/admin/templates/${handler}`} className="after:absolute after:inset-0">
                  {t(`names.${handler}`, { defaultValue: handler })}
                </Link>
              </h2>
              <p className="text-ink-soft">{t(`about.${handler}`, { defaultValue: '' })}</p>
              <p className="mt-2 figures font-semibold">{t('pages', { count: pageCount })}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
