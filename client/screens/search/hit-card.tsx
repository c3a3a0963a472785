import type { ReactElement } from 'react'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { usePaths } from '#client/lib/links.ts'
import { Picture } from '#client/ui/picture.tsx'
import type { SearchHitFieldsFragment } from './search-screen.generated.ts'

const SIZES = '(min-width: 80rem) 25rem, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 92vw'

export function HitCard({ hit }: { readonly hit: SearchHitFieldsFragment }): ReactElement {
  const { pathTo } = usePaths()
  const { slug, title, excerpt, category, picture } = hit
  return (
    <article className="group relative flex flex-col gap-3">
      <Picture picture={picture} sizes={SIZES} alt="" className="aspect-3/2 rounded-md" />
      {category ? <p className="text-base font-semibold text-tide-deep">{category}</p> : null}
      <h3 className="min-w-0 display text-2xl leading-tight">
        <PathLink
          path={pathTo('content', { slug })}
          className="covers-card decoration-2 underline-offset-4 group-hover:underline"
        >
          {title}
        </PathLink>
      </h3>
      <p className="line-clamp-3 text-ink-soft">{excerpt}</p>
    </article>
  )
}
