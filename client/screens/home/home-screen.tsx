import type { ReactElement } from 'react'
import { FeedLinks, Head } from '#client/lib/head.tsx'
import { JsonLd } from '#client/lib/json-block.tsx'
import { usePaths } from '#client/lib/links.ts'
import { organisationId } from '#client/lib/organisation.ts'
import { useSite } from '#client/lib/site.ts'
import { SharedImage } from '#client/lib/social-picture.tsx'
import { PageSections } from '#client/sections/page-sections.tsx'
import { useSectionView } from '#client/sections/section-view.ts'
import { Showcase } from '#client/sections/showcase.tsx'
import { useHomeScreenQuery } from './home-screen.generated.ts'

export function HomeScreen(): ReactElement | null {
  const { pathTo, absolute } = usePaths()
  const { name, iso, locale } = useSite()
  const sectionView = useSectionView()
  const variables = { eventsPage: 1, sectionView }
  const { data } = useHomeScreenQuery({ variables, errorPolicy: 'all' })
  const page = data?.content
  if (page?.__typename !== 'Page') return null // the loader has answered already
  const sections = <PageSections sections={page.sections} showcase={Showcase} />

  return (
    <>
      <Head
        title={page.metaTitle ?? ''}
        description={page.metaDescription}
        path={pathTo('home')}
        image={import.meta.env.SSR ? <SharedImage shown={{ kind: 'page', title: '' }} /> : null}
      />
      <JsonLd
        value={
          import.meta.env.SSR
            ? {
                '@type': 'WebSite',
                name,
                url: absolute(pathTo('home')),
                inLanguage: iso,
                publisher: { '@id': organisationId(absolute) },
                potentialAction: {
                  '@type': 'SearchAction',
                  target: `${absolute(pathTo('search'))}?keywords={search_term_string}`,
                  'query-input': 'required name=search_term_string',
                },
              }
            : null
        }
      />
      {import.meta.env.SSR ? <FeedLinks page={pathTo('news')} title={name} /> : null}
      {page.language === locale ? sections : <div lang={page.language}>{sections}</div>}
    </>
  )
}
