import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { FailedAnswer, NotFound } from '#client/admin/frame/faults.tsx'
import { Loading } from '#client/admin/frame/loading.tsx'
import { ScreenHead } from '#client/admin/frame/screen-head.tsx'
import { TemplateSketch } from '#client/admin/screens/templates/template-sketch.tsx'
import { Panel } from '#client/admin/ui/panel.tsx'
import { Tag } from '#client/admin/ui/tag.tsx'
import { type TemplateQuery, useTemplateQuery } from './template.generated.ts'

type Shown = NonNullable<TemplateQuery['template']>

const CELL = 'px-3 py-2.5 align-top md:px-5'
const HEAD = `${CELL} text-sm font-semibold text-ink-soft`

/** One template: how it looks, what is filled in, and which pages have it. */
export function TemplateScreen(): ReactElement {
  const { t } = useTranslation('templates')
  const { handler = '' } = useParams()
  const { data, error, refetch } = useTemplateQuery({ variables: { handler } })
  if (!data) return error ? <FailedAnswer onAgain={() => void refetch()} /> : <Loading />
  const { template } = data
  if (!template) return <NotFound />
  return (
    <>
      <ScreenHead title={t(`names.${handler}`, { defaultValue: handler })}>
        <code className="text-ink-soft">{handler}</code>
      </ScreenHead>
      <div className="grid items-start gap-5 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div>
          <div className="max-w-88">
            <TemplateSketch handler={handler} />
          </div>
          <p className="mt-3 max-w-prose">{t(`about.${handler}`, { defaultValue: '' })}</p>
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <Pages template={template} />
          <Fields template={template} />
        </div>
      </div>
    </>
  )
}

function Pages({ template: { pages, pageCount } }: { readonly template: Shown }): ReactElement {
  const { t } = useTranslation('templates')
  const languages = new Set(pages.map(({ language }) => language))
  const shown = new Set(pages.map(({ id }) => id.split(':')[0])).size
  return (
    <Panel title={t('used')}>
      {pages.length === 0 ? <p className="text-ink-soft">{t('unused')}</p> : null}
      <ul className="-my-3 divide-y divide-line">
        {pages.map(({ id, language, title, slug, isPublic }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-3">
            {slug === null ? (
              <span className="min-w-0 wrap-anywhere">{title}</span>
            ) : (
              <a href={`/${slug}`} target="_blank" rel="noreferrer" className="min-w-0 text-link">
                {title}
                <span className="sr-only"> {t('opens')}</span>
              </a>
            )}
            <span className="flex flex-none items-center gap-2">
              {languages.size > 1 ? <code className="text-ink-soft">{language}</code> : null}
              {isPublic ? null : <Tag look="warning">{t('notPublic')}</Tag>}
            </span>
          </li>
        ))}
      </ul>
      {pageCount > shown ? (
        <p className="mt-6 text-ink-soft">{t('more', { count: pageCount - shown })}</p>
      ) : null}
    </Panel>
  )
}

function Fields({ template: { fields } }: { readonly template: Shown }): ReactElement {
  const { t } = useTranslation('templates')
  return (
    <Panel title={t('fields')}>
      <div className="-mx-4 -my-4 overflow-x-auto md:-mx-5">
        <table className="w-full text-left">
          <thead className="border-b border-line">
            <tr>
              <th scope="col" className={HEAD}>
                {t('columns.name')}
              </th>
              <th scope="col" className={HEAD}>
                {t('columns.kind')}
              </th>
              <th scope="col" className={HEAD}>
                {t('columns.needed')}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {fields.map(({ name, kind, isRequired, limit }) => (
              <tr key={name}>
                <th scope="row" className={`${CELL} font-normal`}>
                  <code>{name}</code>
                </th>
                <td className={CELL}>
                  {t(`kinds.${kind}`)}
                  {limit === null ? null : (
                    <span className="text-ink-soft">
                      {kind === 'LIST' || kind === 'REFERENCES'
                        ? t('entries', { limit })
                        : t('letters', { limit })}
                    </span>
                  )}
                </td>
                <td className={CELL}>{isRequired ? t('required') : t('optional')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}
