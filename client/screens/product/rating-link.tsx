import type { ReactElement } from 'react'
import { CardRating } from '#client/features/product-card/card-rating.tsx'

type RatingLinkProps = { readonly mean: string; readonly count: number }

/** Leads down to the reviews. */
export function RatingLink({ mean, count }: RatingLinkProps): ReactElement {
  return (
    <a
      href="#recenzije"
      className="-my-4 inline-flex min-h-11 items-center self-start underline decoration-line-strong underline-offset-4 hover:decoration-ink"
    >
      <CardRating mean={mean} count={count} />
    </a>
  )
}
