import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { FailedAnswer, NotFound } from '#client/admin/frame/faults.tsx'
import { Loading } from '#client/admin/frame/loading.tsx'
import { ScreenHead } from '#client/admin/frame/screen-head.tsx'
import { COMMENT_LOOKS } from '#client/admin/screens/comments/comment-looks.ts'
import { Moment } from '#client/admin/ui/moment.tsx'
import { Panel } from '#client/admin/ui/panel.tsx'
import { Tag } from '#client/admin/ui/tag.tsx'
import { STAR } from '#client/ui/star.ts'
import { AnswerPanel } from './answer-panel.tsx'
import { type StaffCommentFieldsFragment, useStaffCommentQuery } from './comment.generated.ts'
import { CommentHistory } from './comment-history.tsx'
import { DecisionPanel } from './decision-panel.tsx'

/** One review or comment: what was written, and what the shop does with it. */
export function CommentScreen(): ReactElement {
  const { t } = useTranslation('comments')
  const { number = '' } = useParams()
  const { data, error, refetch } = useStaffCommentQuery({ variables: { id: number } })
  if (!data) return error ? <FailedAnswer onAgain={() => void refetch()} /> : <Loading />
  const { staffComment: comment } = data
  if (!comment) return <NotFound />
  return (
    <>
      <ScreenHead title={t(`head.${comment.kind}`, { author: comment.author })}>
        <Tag look={COMMENT_LOOKS[comment.state]}>{t(`words.${comment.state}`)}</Tag>
        {comment.reports > 0 ? (
          <Tag look="bad">{t('reported', { count: comment.reports })}</Tag>
        ) : null}
      </ScreenHead>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        {/* On a phone the decision follows what was written. */}
        <div className="contents min-w-0 flex-col gap-5 lg:flex">
          <Written comment={comment} />
          <div className="max-lg:order-2">
            <AnswerPanel key={comment.number} comment={comment} />
          </div>
        </div>
        <div className="contents min-w-0 flex-col gap-5 lg:flex">
          <div className="max-lg:order-1">
            <DecisionPanel comment={comment} />
          </div>
          <div className="max-lg:order-3">
            <CommentHistory comment={comment} />
          </div>
        </div>
      </div>
    </>
  )
}

type PartProps = { readonly comment: StaffCommentFieldsFragment }

/** Words of a stranger: shown as text. */
function Written({ comment }: PartProps): ReactElement {
  const { t } = useTranslation('comments')
  const { kind, text, rating, isBuyer, createdAt, language, subjectId, subjectSlug } = comment
  const subject = comment.subject ?? t('noSubject')
  const address = kind === 'REVIEW' ? `/product/${subjectSlug}` : `/${subjectSlug}`
  const key = `${kind === 'REVIEW' ? 'product' : 'post'}:${subjectId}`
  return (
    <Panel title={t('written')}>
      <p className="mb-3 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        {rating === null ? null : (
          <span className="font-semibold whitespace-nowrap">{`${rating} ${STAR}`}</span>
        )}
        <span className="font-semibold">{comment.author}</span>
        <Moment at={createdAt} />
        {isBuyer ? <Tag look="good">{t('isBuyer')}</Tag> : null}
      </p>
      {text ? (
        <p lang={language.slice(0, 2)} className="max-w-prose wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      ) : (
        <p className="text-ink-soft">{t('noText')}</p>
      )}
      <p className="mt-4 flex flex-wrap gap-x-6 border-t border-line pt-2">
        {subjectSlug ? (
          <a href={address} className={LINK}>
            {subject}
          </a>
        ) : (
          <span className="py-2.5">{subject}</span>
        )}
        <Link to={`/admin/comments?subject=${encodeURIComponent(key)}`} className={LINK}>
          {t('others')}
        </Link>
      </p>
    </Panel>
  )
}

const LINK = 'inline-flex min-h-11 items-center font-semibold text-link wrap-anywhere'
