import type { ReactElement } from 'react'
import { useParams } from 'react-router'
import { Breadcrumbs } from '#client/layout/breadcrumbs/breadcrumbs.tsx'
import { Head } from '#client/lib/head.tsx'
import { usePaths } from '#client/lib/links.ts'
import { useQueryString } from '#client/lib/use-query-string.ts'
import type { PageFieldsFragment } from '#client/sections/page.generated.ts'
import { PageSections } from '#client/sections/page-sections.tsx'
import { useContentScreenQuery } from './content-screen.generated.ts'
import { readEventsPage } from './events-page.ts'
import { PostPage } from './post-page.tsx'

export function ContentScreen(): ReactElement | null {
  const { slug = '' } = useParams()
  const query = useQueryString()
  const eventsPage = readEventsPage(query)
  const { data } = useContentScreenQuery({ variables: { slug, eventsPage }, errorPolicy: 'all' })
  const content = data?.content
  switch (content?.__typename) {
    case 'Page':
      return <CmsPage page={content} eventsPage={eventsPage} />
    case 'Post':
      return <PostPage post={content} />
    default:
      return null // the loader has answered already
  }
}

type CmsPageProps = { readonly page: PageFieldsFragment; readonly eventsPage: number }

function CmsPage({ page, eventsPage }: CmsPageProps): ReactElement {
  const { pathTo } = usePaths()
  const { slug, title, metaTitle, metaDescription, sections } = page
  const hasOwnHeadline = sections[0]?.__typename === 'HeroSection'
  return (
    <>
      <Head
        title={metaTitle ?? title}
        description={metaDescription}
        path={pathTo('content', { slug }, { page: eventsPage === 1 ? null : eventsPage })}
      />
      {hasOwnHeadline ? null : (
        <div className="site-width pt-2 pb-8 md:pb-10">
          <Breadcrumbs />
          <h1 className="mt-6 display text-title">{title}</h1>
        </div>
      )}
      <div className={hasOwnHeadline ? '' : 'pb-10'}>
        <PageSections page={page} />
      </div>
    </>
  )
}
