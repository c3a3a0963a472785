import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useRevalidator } from 'react-router'
import { BackLink } from '#client/features/navigation/back-link.tsx'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { useFormat } from '#client/lib/format.ts'
import { Head } from '#client/lib/head.tsx'
import { usePaths } from '#client/lib/links.ts'
import { useQueryString } from '#client/lib/use-query-string.ts'
import { CommentForm } from './comment-form.tsx'
import { type CommentTarget, EDIT_KEY } from './comment-target.ts'
import type { CommentFormSiteFragment, OwnCommentFieldsFragment } from './own-comments.generated.ts'
import { Stars } from './stars.tsx'

type Own = OwnCommentFieldsFragment

type WriteScreenProps = {
  readonly target: CommentTarget
  readonly site: CommentFormSiteFragment
  /** Newest first. */
  readonly own: readonly Own[]
}

/** The customer's texts about one subject, and the form to add or change one. */
export function WriteScreen({ target, site, own }: WriteScreenProps): ReactElement {
  const { t } = useTranslation('reviews')
  const { pathTo } = usePaths()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const wanted = useQueryString().get(EDIT_KEY)
  const isReview = target.kind === 'review'
  const { isOnePerUser = false, canEdit = false } = site.reviewOptions ?? {}
  const isFull = isOnePerUser && own.length > 0
  const named = own.find(({ id }) => id === wanted) ?? (isFull ? own[0] : undefined)
  const edited = canEdit ? (named ?? null) : null
  const { slug, name } = target

  function reload(): void {
    // An address that names one would open it again.
    if (wanted !== null) void navigate(pathTo(target.kind, { slug }), { replace: true })
    else revalidate().catch(reportError)
  }

  return (
    <div className="site-width flex flex-col gap-10 py-8 md:py-14">
      <Head title={name} path={null} isHidden />
      <header>
        <BackLink path={pathTo(isReview ? 'product' : 'content', { slug })}>
          {t(isReview ? 'toProduct' : 'toPost')}
        </BackLink>
        <h1 className="display text-title wrap-anywhere">{name}</h1>
      </header>
      {own.length > 0 ? (
        <OwnComments {...{ target: target, own, edited, canEdit }} most={site.numberOfStars} />
      ) : null}
      {isFull && !canEdit ? (
        <p className="text-ink-soft">{t('own.fixed')}</p>
      ) : (
        <CommentForm
          key={`${edited?.id} ${own.length}`}
          target={target}
          site={site}
          edited={edited}
          onSaved={reload}
        />
      )}
    </div>
  )
}

type OwnCommentsProps = {
  readonly target: CommentTarget
  readonly own: readonly Own[]
  readonly edited: Own | null
  readonly canEdit: boolean
  readonly most: number
}

function OwnComments({ target, own, edited, canEdit, most }: OwnCommentsProps): ReactElement {
  const { t } = useTranslation('reviews')
  const { date } = useFormat()
  const { pathTo } = usePaths()
  return (
    <section aria-labelledby="own">
      <h2 id="own" className="mb-4 display text-section">
        {t(target.kind === 'review' ? 'own.reviews' : 'own.comments')}
      </h2>
      <ul className="max-w-prose border-t border-line">
        {own.map(({ id, rating, text, createdAt, state, reason }) => (
          <li key={id} className="flex flex-col gap-2 border-b border-line py-4">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {rating === null ? null : <Stars stars={rating} most={most} />}
              <time dateTime={createdAt} className="text-base text-ink-soft figures">
                {date(createdAt)}
              </time>
              <span
                className={`rounded-sm bg-sand px-2 py-0.5 text-base font-semibold ${STATE[state]}`}
              >
                {t(`own.${state}`)}
              </span>
            </p>
            {text ? <p className="wrap-anywhere whitespace-pre-line">{text}</p> : null}
            {reason ? (
              <p className="border-l-4 border-signal pl-4 wrap-anywhere whitespace-pre-line">
                <span className="block font-semibold">{t('own.reason')}</span>
                {reason}
              </p>
            ) : null}
            {canEdit && edited?.id !== id ? (
              <PathLink
                path={pathTo(target.kind, { slug: target.slug }, { [EDIT_KEY]: id })}
                className="inline-flex min-h-11 items-center self-start text-tide-deep underline underline-offset-4"
              >
                {t('own.edit')}
              </PathLink>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

const STATE = {
  PUBLISHED: 'text-leaf',
  WAITING: 'text-amber',
  REJECTED: 'text-signal-deep',
} as const
