import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { TEXT_CLASS } from '#client/sections/text-class.ts'
import { Picture } from '#client/ui/picture.tsx'
import type { QuoteFieldsFragment } from './quote.generated.ts'

export function Quote({ section }: { readonly section: QuoteFieldsFragment }): ReactElement {
  const { t } = useTranslation('content')
  const { text, author, role, picture } = section
  return (
    <div className={TEXT_CLASS}>
      <div className="flex max-w-4xl flex-wrap items-center gap-x-8 gap-y-5 md:gap-10">
        {picture ? (
          <Picture picture={picture} sizes="7rem" className="size-28 flex-none rounded-full" />
        ) : null}
        <figure className="min-w-40 flex-1 border-l-4 border-signal pl-5 break-words">
          <blockquote className="display text-section text-balance">
            <p>{t('quote', { text })}</p>
          </blockquote>
          {author || role ? (
            <figcaption className="mt-4 text-ink-soft">
              <span className="font-semibold text-ink">{author}</span>
              {author && role ? ', ' : null}
              {role}
            </figcaption>
          ) : null}
        </figure>
      </div>
    </div>
  )
}
