import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { usePaths } from '#client/lib/links.ts'
import { CommentList, type List } from './comment-list.tsx'
import { COMMENTS_KEY } from './list-page.ts'
import { useMoreCommentsLazyQuery } from './more-comments.generated.ts'
import { WriteLink } from './write-link.tsx'

type CommentsSectionProps = { readonly slug: string; readonly comments: List }

/** Below a post. */
export function CommentsSection({ slug, comments }: CommentsSectionProps): ReactElement {
  const { t } = useTranslation('reviews')
  const { pathTo } = usePaths()
  const [fetchComments] = useMoreCommentsLazyQuery()
  const path = pathTo('content', { slug })

  async function fetchPage(page: number): Promise<List | null> {
    const { data } = await fetchComments({ variables: { slug, page } })
    return data?.content?.__typename === 'Post' ? data.content.comments : null
  }

  return (
    <section
      id={COMMENTS_KEY}
      aria-labelledby="comments"
      className="mt-14 flex scroll-mt-24 flex-col items-start gap-6 border-t border-line pt-10"
    >
      <h2 id="comments" className="max-w-full display text-section">
        {t('comments')}
      </h2>
      {comments.items.length === 0 ? (
        <p className="text-ink-soft">{t('noComments')}</p>
      ) : (
        <div className="w-full">
          <CommentList
            list={comments}
            most={0}
            labelledBy="comments"
            pathOf={(page) =>
              `${path}${page === 1 ? '' : `?${COMMENTS_KEY}=${page}`}#${COMMENTS_KEY}`
            }
            fetchPage={fetchPage}
          />
        </div>
      )}
      <WriteLink screen="comment" slug={slug} />
    </section>
  )
}
