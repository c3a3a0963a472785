import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { anchorOf } from '#client/features/site-form/sent-form.ts'
import { SiteForm } from '#client/features/site-form/site-form.tsx'
import { Head } from '#client/lib/head.tsx'
import { usePaths } from '#client/lib/links.ts'
import { Prose } from '#client/ui/prose.tsx'
import { useFormScreenQuery } from './form-screen.generated.ts'

const TITLE = 'form-title'

/** The page of a form of its own, which letters and menus link; search engines leave it out. */
export function FormScreen(): ReactElement | null {
  const { t } = useTranslation('forms')
  const { id: given = '' } = useParams()
  const { pathTo } = usePaths()
  const { data } = useFormScreenQuery({ variables: { id: given } })
  if (!data?.form) return null // the loader has answered already
  const { id, title, intro } = data.form
  const heading = title || t('site.label')
  return (
    <div id={anchorOf(id)} className="site-width py-10 md:py-16">
      <Head title={heading} path={pathTo('form', { id })} isHidden />
      <h1 id={TITLE} className="mb-6 display text-title wrap-anywhere">
        {heading}
      </h1>
      {intro === '' ? null : (
        <div className="mb-6">
          <Prose html={intro} />
        </div>
      )}
      <div className="max-w-xl">
        <SiteForm form={data.form} labelledBy={TITLE} />
      </div>
    </div>
  )
}
