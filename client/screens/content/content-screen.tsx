import { lazy, type ReactElement, Suspense } from 'react'
import { useParams } from 'react-router'
import { COMMENTS_KEY, readListPage } from '#client/features/reviews/list-page.ts'
import { useSite } from '#client/lib/site.ts'
import { useQueryString } from '#client/lib/use-query-string.ts'
import { readSectionView } from '#client/sections/section-view.ts'
import { useContentScreenQuery } from './content-screen.generated.ts'
import { readEventsPage } from './events-page.ts'

// Loaded on demand: the answer decides which one is needed.
const CmsPage = lazy(async () => ({ default: (await import('./cms-page.tsx')).CmsPage }))
const Untranslated = lazy(async () => ({
  default: (await import('./untranslated.tsx')).Untranslated,
}))
const PostPage = lazy(async () => ({ default: (await import('./post-page.tsx')).PostPage }))

export function ContentScreen(): ReactElement {
  // While the chunk loads, the server-rendered page stays.
  return (
    <Suspense>
      <Content />
    </Suspense>
  )
}

function Content(): ReactElement | null {
  const { slug = '' } = useParams()
  const query = useQueryString()
  const eventsPage = readEventsPage(query)
  const commentsPage = readListPage(query, COMMENTS_KEY)
  const { data } = useContentScreenQuery({
    variables: { slug, eventsPage, commentsPage, sectionView: readSectionView(query) },
    errorPolicy: 'all',
  })
  const { locale } = useSite()
  const content = data?.content
  if (!content || content.__typename === 'MovedContent') return null // the loader has answered already
  const shown =
    content.__typename === 'Page' ? (
      <CmsPage page={content} eventsPage={eventsPage} />
    ) : (
      <PostPage key={commentsPage} post={content} />
    )
  const { language } = content
  return language === locale ? shown : <Untranslated language={language}>{shown}</Untranslated>
}
