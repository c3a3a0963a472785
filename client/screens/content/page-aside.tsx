import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { SiteLink } from '#client/features/navigation/site-link.tsx'
import { useLayoutQuery } from '#client/layout/layout.generated.ts'
import { type Heading, headingId, headingsOf } from '#client/lib/headings.ts'
import type { PageFieldsFragment } from '#client/sections/page.generated.ts'
import { relatedPages } from './related-pages.ts'

/** Fewer are seen at a glance. */
const FEWEST_HEADINGS = 3

/** Beside a page of text: what it contains, and the pages that stand with it in the navigation. */
export function PageAside({ sections }: Pick<PageFieldsFragment, 'sections'>): ReactElement | null {
  const { t } = useTranslation('content')
  const { pathname } = useLocation()
  const { data } = useLayoutQuery()
  const related = data ? relatedPages(data.layout, pathname, t('page.legal')) : null
  const headings = sections.filter(({ view }) => view !== 'PHONE').flatMap(headingsIn)
  const hasContents = headings.length >= FEWEST_HEADINGS
  if (!hasContents && !related) return null
  return (
    <div
      className={`grid gap-x-8 gap-y-10 max-lg:mt-4 max-lg:border-t max-lg:border-line max-lg:pt-8 lg:sticky lg:top-28 lg:self-start lg:rounded-lg lg:bg-sand lg:px-6 lg:py-6 print:hidden ${hasContents && related ? 'xl:grid-cols-2' : ''}`}
    >
      {hasContents ? <Contents headings={headings} /> : null}
      {related ? (
        <nav aria-label={t('page.more', { title: related.title })}>
          <p className="kicker text-signal-deep">{related.title}</p>
          <ul
            className={`mt-2 max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-6 ${hasContents ? '' : 'xl:grid xl:grid-cols-2 xl:gap-x-8'}`}
          >
            {related.items.map((item) => (
              <li key={item.link.path}>
                <SiteLink
                  to={item.link}
                  aria-current={item.link.path === pathname ? 'page' : undefined}
                  className={`${LINK} aria-[current]:font-semibold aria-[current]:text-ink`}
                >
                  {item.title}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
  )
}

function headingsIn(section: PageFieldsFragment['sections'][number]): readonly Heading[] {
  switch (section.__typename) {
    case 'RichTextSection':
      return headingsOf(section.body)
    case 'SizeTableSection':
      return [{ id: headingId(section.title), text: section.title }]
    case 'FaqSection':
      return section.groups.map(({ title }) => ({ id: headingId(title), text: title }))
    default:
      return []
  }
}

const LINK =
  'flex min-h-11 items-center text-base text-ink-soft hover:text-ink hover:underline lg:pointer-fine:min-h-9'

function Contents({ headings }: { readonly headings: readonly Heading[] }): ReactElement {
  const { t } = useTranslation('content')
  return (
    <nav aria-label={t('page.contents')} className="max-lg:hidden">
      <p className="kicker text-signal-deep">{t('page.contents')}</p>
      <ul className="mt-2">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className={LINK}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
