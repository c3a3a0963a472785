import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ListScreen } from '#client/admin/list/list-screen.tsx'
import { useList } from '#client/admin/list/use-list.ts'
import { Tag } from '#client/admin/ui/tag.tsx'
import { STAR } from '#client/ui/star.ts'
import { MOST_STARS } from '#services/contract/rules/comment-limits.ts'
import { COMMENT_LIST } from '#services/contract/rules/lists/comments.ts'
import { COMMENT_LOOKS } from './comment-looks.ts'
import { useCommentRowsQuery, useCommentViewsQuery } from './comments.generated.ts'
import { DecideSelected } from './decide-selected.tsx'
import { type Decided, DecisionResult } from './decision-result.tsx'

const STARS = Array.from({ length: MOST_STARS }, (_, at) => MOST_STARS - at)
/** As most shops have them; other numbers are offered once the address names them. */
const USUAL_STARS = 5

/** Reviews and comments of all customers, and what is decided about them. */
export function CommentsScreen(): ReactElement {
  const { t } = useTranslation('comments')
  const state = useList(COMMENT_LIST)
  const answer = useCommentRowsQuery({ variables: state.variables })
  const { data } = useCommentViewsQuery()
  const [decided, setDecided] = useState<Decided | null>(null)
  const given = state.query.filter?.rating ?? []
  const stars = STARS.filter((one) => one <= USUAL_STARS || given.includes(`${one}`))
  return (
    <>
      <ListScreen
        {...{ state, answer }}
        name="COMMENTS"
        area="comments"
        page={answer.data?.commentRows}
        views={data?.commentViews}
        choices={{
          rating: stars.map((one) => ({ id: `${one}`, name: `${one} ${STAR}` })),
          subject: (data?.commentSubjects ?? []).map(({ key, name }) => ({ id: key, name })),
        }}
        cells={{
          text: ({ text }) =>
            text ? (
              <span className="line-clamp-3 max-w-prose lg:min-w-44 wrap-anywhere whitespace-pre-line">
                {text}
              </span>
            ) : (
              <span className="text-ink-soft">{t('noText')}</span>
            ),
          rating: ({ rating }) => (rating === null ? null : `${rating} ${STAR}`),
          state: ({ state: word, reports }) => (
            <span className="flex flex-wrap gap-1 whitespace-nowrap">
              <Tag look={COMMENT_LOOKS[word]}>{t(`words.${word}`)}</Tag>
              {reports > 0 ? <Tag look="bad">{t('reported', { count: reports })}</Tag> : null}
            </span>
          ),
        }}
        actions={(selection, clear) => (
          <DecideSelected {...{ selection, clear }} onDecided={setDecided} />
        )}
        hrefOf={({ id }) => `/admin/comments/${id.split('.')[0]}`}
      />
      <DecisionResult decided={decided} onClose={() => setDecided(null)} />
    </>
  )
}
