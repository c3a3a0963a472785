import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { usePaths } from '#client/lib/links.ts'
import { Gap } from '#client/ui/notice.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import type { RatingFieldsFragment } from './comment-list.generated.ts'
import { CommentList, type List } from './comment-list.tsx'
import { Distribution } from './distribution.tsx'
import { REVIEWS_KEY } from './list-page.ts'
import { useMoreReviewsLazyQuery } from './more-comments.generated.ts'
import { WriteLink } from './write-link.tsx'

type ReviewsSectionProps = {
  readonly product: {
    readonly slug: string
    readonly isArchived: boolean
    readonly rating: RatingFieldsFragment | null
    /** Null when they failed to load. */
    readonly reviews: List | null
  }
}

const DEFAULT_STARS = 5

export function ReviewsSection({ product }: ReviewsSectionProps): ReactElement {
  const { t } = useTranslation('reviews')
  const { pathTo } = usePaths()
  const [fetchReviews] = useMoreReviewsLazyQuery()
  const { slug, isArchived, rating, reviews } = product
  const hasAny = (reviews?.items.length ?? 0) > 0

  async function fetchPage(page: number): Promise<List | null> {
    const { data } = await fetchReviews({ variables: { slug, page } })
    return data?.product?.__typename === 'Product' ? data.product.reviews : null
  }

  return (
    <section
      id={REVIEWS_KEY}
      aria-labelledby="reviews"
      className="mt-16 scroll-mt-24 border-t border-line pt-12 md:mt-24"
    >
      <SectionHeading id="reviews" title={t('title')} />
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-16">
        <div className="flex flex-col gap-8">
          {rating ? <Distribution rating={rating} /> : null}
          {reviews && !hasAny ? <p className="text-ink-soft">{t('none')}</p> : null}
          {isArchived ? null : <WriteLink screen="review" slug={slug} />}
        </div>
        {reviews === null ? <Gap what={t('title')} /> : null}
        {reviews && hasAny ? (
          <CommentList
            list={reviews}
            most={rating?.distribution.length ?? DEFAULT_STARS}
            labelledBy="reviews"
            pathOf={(page) => pageOf(pathTo('product', { slug }), page)}
            fetchPage={fetchPage}
          />
        ) : null}
      </div>
    </section>
  )
}

function pageOf(path: string, page: number): string {
  return page === 1 ? `${path}#${REVIEWS_KEY}` : `${path}?${REVIEWS_KEY}=${page}#${REVIEWS_KEY}`
}
