import { type ReactElement, useEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { REDIRECT_KEY } from '#client/features/auth/safe-path.ts'
import { useVisitorStores } from '#client/features/auth/session/visitor-context.ts'
import { Pagination } from '#client/features/listing/pagination.tsx'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { NoticeList } from '#client/features/notices/notice-list.tsx'
import { WishGrid } from '#client/features/wishlist/wish-grid.tsx'
import { Head } from '#client/lib/head.tsx'
import { usePaths } from '#client/lib/links.ts'
import { readPage } from '#client/lib/read-page.ts'
import { useQueryString } from '#client/lib/use-query-string.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { EmptyState, Gap } from '#client/ui/notice.tsx'
import { ShareList } from './share-list.tsx'
import { useWishlistScreenQuery, type WishlistScreenQuery } from './wishlist-screen.generated.ts'

export function WishlistScreen(): ReactElement {
  const { t } = useTranslation('wishes')
  const page = readPage(useQueryString())
  const { data, refetch } = useWishlistScreenQuery({ variables: { page }, errorPolicy: 'all' })
  const title = useRef<HTMLHeadingElement>(null)
  useSavedChanges(() => {
    // The pressed heart disappears with its card, so move the focus.
    if (document.activeElement?.closest('article')) title.current?.focus()
    refetch().catch(reportError)
  })
  const total = data?.wishlist?.pageInfo.total ?? 0
  const sharePath = data?.wishlist?.sharePath ?? null
  return (
    <div className="site-width py-10 md:py-16">
      <Head title={t('title')} path={null} isHidden />
      <header className="mb-10">
        <h1 ref={title} tabIndex={-1} className="display text-title outline-none">
          {t('title')}
        </h1>
        {total > 0 ? (
          <p className="mt-2 text-lead text-ink-soft figures">{t('total', { count: total })}</p>
        ) : null}
      </header>
      {data?.wishlist ? <Wishes list={data.wishlist} /> : <Gap what={t('title')} />}
      {data?.productNotices?.[0] ? (
        <NoticeList notices={data.productNotices} onStopped={() => refetch()} />
      ) : null}
      {/* Also shown for an empty shared list, so that sharing can be ended. */}
      {data?.me && (total > 0 || sharePath !== null) ? <ShareList sharePath={sharePath} /> : null}
      {!data?.me && total > 0 ? <GuestHint /> : null}
    </div>
  )
}

/** Refetches after each saved wish: on this page or in a toast. */
function useSavedChanges(onChange: () => void): void {
  const { wishes } = useVisitorStores()
  const changes = useSyncExternalStore(wishes.subscribe, wishes.savedChanges, () => 0)
  const seen = useRef(changes)
  useEffect(() => {
    if (seen.current === changes) return
    seen.current = changes
    onChange()
  })
}

type WishesProps = { readonly list: NonNullable<WishlistScreenQuery['wishlist']> }

function Wishes({ list }: WishesProps): ReactElement {
  const { t } = useTranslation('wishes')
  const { pathTo } = usePaths()
  const { items, pageInfo } = list
  if (items.length === 0) {
    return (
      <EmptyState icon="heart" title={t('empty')}>
        <p>{t('emptyHint')}</p>
        <PathLink path={pathTo('shop')} className={buttonClass('primary')}>
          {t('toShop')}
        </PathLink>
      </EmptyState>
    )
  }
  return (
    <>
      <WishGrid wishes={items} />
      <Pagination
        page={pageInfo.page}
        totalPages={pageInfo.totalPages}
        pathOf={(page) => pathTo('wishlist', {}, { page: page === 1 ? null : page })}
      />
    </>
  )
}

/** Customers can share the list; guests learn how to keep it. */
function GuestHint(): ReactElement {
  const { t } = useTranslation('wishes')
  const { pathTo } = usePaths()
  const login = pathTo('login', {}, { [REDIRECT_KEY]: pathTo('wishlist') })
  return (
    <aside className="mt-16 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-lg bg-sand p-6 md:p-8">
      <p className="max-w-prose text-lead">{t('guestHint')}</p>
      <PathLink path={login} className={buttonClass('secondary')}>
        {t('toLogin')}
      </PathLink>
    </aside>
  )
}
