import { type MouseEvent, type ReactElement, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isPlainClick } from '#client/features/navigation/path-link.tsx'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { useFormat } from '#client/lib/format.ts'
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
  const toasts = useToastStore()
  const [more, setMore] = useState<readonly List[]>([])
  const [isLoading, setIsLoading] = useState(false)
  const items = useRef<HTMLUListElement>(null)
  /** Index of the first item that the last click has added. */
  const added = useRef<number | null>(null)
  // The link may be gone, so the first of the new ones gets the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the new ones are there.
  useEffect(() => {
    const first = added.current === null ? null : items.current?.children[added.current]
    added.current = null
    if (first instanceof HTMLElement) first.focus({ preventScroll: true })
  }, [more])
  const last = more.at(-1) ?? list
  const known = new Set<string>()
  const comments = [list, ...more]
    .flatMap((part) => part.items)
    // One that was published meanwhile moves the others onto the next page.
    .filter(({ id }) => !known.has(id) && known.add(id))

  async function grow(): Promise<void> {
    setIsLoading(true)
    const next = await fetchPage(last.pageInfo.page + 1)
    setIsLoading(false)
    if (next === null) return toasts.show('error', t('moreFailed'))
    added.current = items.current?.children.length ?? 0
    setMore([...more, next])
  }

  function follow(event: MouseEvent): void {
    if (!isPlainClick(event)) return
    event.preventDefault()
    if (!isLoading) grow().catch(reportError)
  }

  return (
    <div className="flex min-w-0 flex-col items-start gap-6">
      {list.pageInfo.page > 1 ? (
        <a href={pathOf(list.pageInfo.page - 1)} className={buttonClass('secondary')}>
          {t('newer')}
        </a>
      ) : null}
      <ul ref={items} aria-labelledby={labelledBy} className="w-full border-t border-line">
        {comments.map((comment) => (
          <CommentItem key={comment.id} comment={comment} most={most} />
        ))}
      </ul>
      {last.pageInfo.hasNext ? (
        <a
          href={pathOf(last.pageInfo.page + 1)}
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
  const { author, rating, text, createdAt, language, isBuyer } = comment
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
    </li>
  )
}
