import { lazy, type ReactElement } from 'react'
import { Breadcrumbs } from '#client/layout/breadcrumbs/breadcrumbs.tsx'
import { Head } from '#client/lib/head.tsx'
import { usePaths } from '#client/lib/links.ts'
import { SharedImage } from '#client/lib/social-picture.tsx'
import type { PageFieldsFragment } from '#client/sections/page.generated.ts'
import { PageSections } from '#client/sections/page-sections.tsx'
import { PageAside } from './page-aside.tsx'

const Showcase = lazy(async () => ({
  default: (await import('#client/sections/showcase.tsx')).Showcase,
}))

/** Sections that leave room beside them. */
const TEXT: ReadonlySet<string> = new Set([
  'AccordionSection',
  'EmbedSection',
  'FaqSection',
  'FormSection',
  'MapLinkSection',
  'QuoteSection',
  'RichTextSection',
  'SizeTableSection',
  'UnknownSection',
  'VideoSection',
])

type CmsPageProps = { readonly page: PageFieldsFragment; readonly eventsPage: number }

export function CmsPage({ page, eventsPage }: CmsPageProps): ReactElement {
  const { pathTo } = usePaths()
  const { slug, title, metaTitle, metaDescription, isListed, sections } = page
  const firstWide = sections.findIndex(({ __typename }) => !TEXT.has(__typename))
  const texts = firstWide === -1 ? sections : sections.slice(0, firstWide)
  const wide = sections.slice(texts.length)
  const hasOwnHeadline = sections[0]?.__typename === 'HeroSection'
  return (
    <>
      <Head
        title={metaTitle ?? title}
        description={metaDescription}
        path={pathTo('content', { slug }, { page: eventsPage === 1 ? null : eventsPage })}
        isHidden={!isListed}
        image={import.meta.env.SSR ? <SharedImage shown={{ kind: 'page', title }} /> : null}
      />
      {hasOwnHeadline ? null : (
        <div className="site-width pt-2 pb-8 md:pb-10">
          <Breadcrumbs />
          <h1 className="mt-6 display text-title">{title}</h1>
        </div>
      )}
      {texts.length > 0 ? (
        <div className="site-width grid grid-cols-1 gap-x-12 pb-10 lg:grid-cols-[minmax(0,68ch)_minmax(15rem,1fr)] xl:gap-x-16">
          <div className="[&_.site-width]:max-w-none [&_.site-width]:px-0">
            <PageSections sections={texts} showcase={Showcase} />
          </div>
          <PageAside sections={texts} />
        </div>
      ) : null}
      <div className={texts.length > 0 ? 'print:hidden' : undefined}>
        <PageSections sections={wide} showcase={Showcase} />
      </div>
    </>
  )
}
