import type { ReactElement } from 'react'
import { Head } from '#client/lib/head.tsx'
import { usePaths } from '#client/lib/links.ts'
import { PageSections } from '#client/sections/page-sections.tsx'
import { Showcase } from '#client/sections/showcase.tsx'
import { useHomeScreenQuery } from './home-screen.generated.ts'

export function HomeScreen(): ReactElement | null {
  const { pathTo } = usePaths()
  const { data } = useHomeScreenQuery({ errorPolicy: 'all' })
  const page = data?.content
  if (page?.__typename !== 'Page') return null // the loader has answered already

  return (
    <>
      <Head title={page.metaTitle ?? ''} description={page.metaDescription} path={pathTo('home')} />
      <PageSections sections={page.sections} showcase={Showcase} />
    </>
  )
}
