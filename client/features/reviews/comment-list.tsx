import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useGrowingList } from '#client/features/listing/use-growing-list.ts'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { useFormat } from '#client/lib/format.ts'
import { usePaths } from '#client/lib/links.ts'
import { useSite } from '#client/lib/site.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { Icon } from '#client/ui/icon.tsx'
import type { CommentListFieldsFragment } from './comment-list.generated.ts'
import { Stars } from './stars.tsx'

export type List = CommentListFieldsFragment
type Comment = List['items'][number]

type CommentListProps = {
  readonly list: List
  readonly most: number
  readonly labelledBy: string
  /** Address of another page of the list. */
  pathOf(page: number): string
  fetchPage(page: number): Promise<List | null>
}

/** Newest first. The link to more works without scripts; with them the page grows. */
export function CommentList(props: CommentListProps): ReactElement {
  const { list, most, labelledBy, pathOf, fetchPage } = props
  const { t } = useTranslation('reviews')
  const { items, pageInfo, isLoading, element, follow } = useGrowingList({
    first: list,
    failed: t('moreFailed'),
    fetchPage,
  })
  return (
    <div className="flex min-w-0 flex-col items-start gap-6">
      {list.pageInfo.page > 1 ? (
        <a href={pathOf(list.pageInfo.page - 1)} className={buttonClass('secondary')}>
          {t('newer')}
        </a>
      ) : null}
      <ul ref={element} aria-labelledby={labelledBy} className="w-full border-t border-line">
        {items.map((comment) => (
          <CommentItem key={comment.id} comment={comment} most={most} />
        ))}
      </ul>
      {pageInfo.hasNext ? (
        <a
          href={pathOf(pageInfo.page + 1)}
          onClick={follow}
          aria-busy={isLoading}
          className={buttonClass('secondary')}
        >
          {t('more')}
        </a>
      ) : null}
    </div>
  )
}

type CommentItemProps = { readonly comment: Comment; readonly most: number }

function CommentItem({ comment, most }: CommentItemProps): ReactElement {
  const { t } = useTranslation('reviews')
  const { date } = useFormat()
  const { locale } = useSite()
  const { pathTo } = usePaths()
  const { id, author, rating, text, createdAt, language, isBuyer, answer, canReport } = comment
  return (
    <li tabIndex={-1} className="flex flex-col gap-2 border-b border-line py-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {rating === null ? null : <Stars stars={rating} most={most} />}
        <span className="font-semibold">{author ?? t('anonymous')}</span>
        <time dateTime={createdAt} className="text-base text-ink-soft figures">
          {date(createdAt)}
        </time>
        {isBuyer ? (
          <span className="inline-flex items-center gap-1 text-base text-leaf">
            <Icon name="cart" className="size-4" />
            {t('bought')}
          </span>
        ) : null}
      </p>
      {text ? (
        <p
          lang={language !== null && language !== locale ? language : undefined}
          className="max-w-prose wrap-anywhere whitespace-pre-line"
        >
          {text}
        </p>
      ) : null}
      {answer ? (
        <div className="mt-1 ml-2 border-l-4 border-line pl-4">
          <p className="font-semibold">{t('answer')}</p>
          <p className="max-w-prose wrap-anywhere whitespace-pre-line">{answer.text}</p>
        </div>
      ) : null}
      {canReport ? (
        <PathLink
          path={pathTo('reportComment', { id })}
          className="inline-flex min-h-11 items-center self-start text-base text-ink-soft underline underline-offset-4 print:hidden"
        >
          {t('report.link')}
        </PathLink>
      ) : null}
    </li>
  )
}
