import type { ReactElement } from 'react'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { CardRating } from '#client/features/product-card/card-rating.tsx'
import { REVIEWS_KEY } from '#client/features/reviews/list-page.ts'
import { usePaths } from '#client/lib/links.ts'

type RatingLinkProps = {
  readonly slug: string
  readonly rating: { readonly mean: string; readonly count: number }
}

/** Leads down to the reviews. */
export function RatingLink({ slug, rating }: RatingLinkProps): ReactElement {
  const { pathTo } = usePaths()
  return (
    <PathLink
      path={`${pathTo('product', { slug })}#${REVIEWS_KEY}`}
      className="-my-4 inline-flex min-h-11 items-center self-start underline decoration-line-strong underline-offset-4 hover:decoration-ink"
    >
      <CardRating {...rating} />
    </PathLink>
  )
}
