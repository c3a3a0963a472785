import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { SizeGuide } from '#client/features/size-guide/size-guide.tsx'
import { buttonClass } from '#client/ui/button-class.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { Prose } from '#client/ui/prose.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { useGuidePageQuery } from './guide-dialog.generated.ts'

type GuideDialogProps = {
  readonly title: string
  readonly slug: string
  /** Path of the page with the same content. */
  readonly path: string
  readonly onClose: () => void
}

export function GuideDialog({ title, slug, path, onClose }: GuideDialogProps): ReactElement {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      className="m-auto max-h-[calc(100dvh-0.5rem)] w-[calc(100%-0.5rem)] max-w-3xl rounded-lg"
    >
      <div className="px-3 pb-3 md:px-8 md:pb-8">
        <GuideText slug={slug} path={path} />
      </div>
    </Dialog>
  )
}

function GuideText({ slug, path }: Pick<GuideDialogProps, 'slug' | 'path'>): ReactElement {
  const { t } = useTranslation('catalogue')
  const { data, loading } = useGuidePageQuery({ variables: { slug } })
  if (loading) return <Skeleton className="h-80" />
  const sections = data?.content?.__typename === 'Page' ? data.content.sections : []
  const parts = sections.flatMap((section) => {
    if (section.__typename === 'RichTextSection')
      return [<Prose key={section.id} html={section.body} />]
    if (section.__typename === 'SizeTableSection')
      return [<SizeGuide key={section.id} table={section} />]
    return []
  })
  if (parts.length > 0) return <div className="flex flex-col gap-8">{parts}</div>
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-ink-soft">{t('product.guideFailed')}</p>
      <PathLink path={path} className={buttonClass('secondary')}>
        {t('product.guidePage')}
      </PathLink>
    </div>
  )
}
