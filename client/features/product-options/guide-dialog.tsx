import { type ReactElement, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { buttonClass } from '#client/ui/button-class.ts'
import { Prose } from '#client/ui/prose.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { CloseButton } from './close-button.tsx'
import { useGuidePageQuery } from './guide-dialog.generated.ts'

export type GuideDialogProps = {
  readonly title: string
  readonly slug: string
  /** Where the same stands as a page of its own. */
  readonly path: string
  readonly onClose: () => void
}

export function GuideDialog({ title, slug, path, onClose }: GuideDialogProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => dialog.current?.showModal(), [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it; the key for that is Escape, which the browser handles.
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
      className="m-auto max-h-[calc(100dvh-0.5rem)] w-[calc(100%-0.5rem)] max-w-3xl rounded-lg bg-paper text-ink shadow-raised backdrop:bg-veil"
    >
      <div className="p-3 pt-0 md:p-8 md:pt-0">
        <div className="sticky top-0 flex items-center justify-between gap-4 bg-paper pt-4 pb-4 md:pt-8">
          <h2 id={id} className="display text-section">
            {title}
          </h2>
          <CloseButton className="flex-none" />
        </div>
        <GuideText slug={slug} path={path} />
      </div>
    </dialog>
  )
}

function GuideText({ slug, path }: Pick<GuideDialogProps, 'slug' | 'path'>): ReactElement {
  const { t } = useTranslation('catalogue')
  const { data, loading } = useGuidePageQuery({ variables: { slug } })
  if (loading) return <Skeleton className="h-80" />
  const sections = data?.content?.__typename === 'Page' ? data.content.sections : []
  const texts = sections.filter((section) => section.__typename === 'RichTextSection')
  if (texts.length > 0)
    return (
      <div className="flex flex-col gap-8">
        {texts.map((section) => (
          <Prose key={section.id} html={section.body} />
        ))}
      </div>
    )
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-ink-soft">{t('product.guideFailed')}</p>
      <PathLink path={path} className={buttonClass('secondary')}>
        {t('product.guidePage')}
      </PathLink>
    </div>
  )
}
