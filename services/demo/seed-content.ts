import {
  createElement,
  createPage,
  type NewNavigationItem,
  publishElement,
  setNavigation,
  setOption,
} from '#services/modules/cms/api.ts'
import type { Trx } from '#services/platform/database.ts'
import { CATEGORIES } from './content/categories.ts'
import type { FaqGroup, PageEntry } from './content/entries.ts'
import {
  FEATURED,
  HERO,
  HOME,
  MEMBERSHIP,
  NEWS,
  PARTNERS_TITLE,
  TILES_TITLE,
} from './content/home.ts'
import {
  COOKIE_TEXT,
  FOOTER,
  HEADER,
  NAVIGATIONS,
  type NavigationEntry,
  OPTIONS,
} from './content/layout.ts'
import { LEGAL_PAGES } from './content/legal-pages.ts'
import { EVENTS_PAGE, JERSEYS, NEXT_EVENTS, PAGES } from './content/pages.ts'
import { PARTNERS } from './content/partners.ts'
import {
  GALLERY,
  GALLERY_FAQ,
  GALLERY_SIZES,
  GALLERY_TEXT,
  GALLERY_TEXTS,
} from './content/section-gallery.ts'
import { typeset, typesetTitle } from './content/typeset.ts'
import { exampleSection, exampleSections } from './example-sections.ts'
import type { Pictures } from './pictures-list.ts'

type Seeding = {
  readonly now: Date
  readonly match: Date
  readonly pictures: Pictures
  readonly categories: ReadonlyMap<string, number>
}

type Section = { readonly handler: string; readonly title: string; readonly meta: object }

export async function seedContent(trx: Trx, seeding: Seeding): Promise<void> {
  const { pictures } = seeding
  const at = seeding.now.toISOString()

  await seedPage(trx, { ...HOME, at }, homeSections(seeding))
  for (const page of [...PAGES, ...LEGAL_PAGES]) {
    const { body, faq, sizeTables = [], more = [], below = [] } = page
    await seedPage(trx, { ...page, at }, [
      ...(body.length > 0 ? [textSection(page.title, body)] : []),
      ...(faq ? [faqSection(page.title, faq)] : []),
      ...sizeTables.map((meta) => ({ handler: 'size-table', title: meta.title, meta })),
      ...(more.length > 0 ? [textSection(page.title, more)] : []),
      ...below.map((name) => sectionBelow(name, seeding)),
    ])
  }
  const { section: list, ...eventsPage } = EVENTS_PAGE
  await seedPage(trx, { ...eventsPage, at }, [{ ...list, title: eventsPage.title }])
  await seedPage(trx, { ...GALLERY, at }, gallerySections(seeding))
  for (const section of layoutSections(pictures)) {
    await seedElement(trx, { ...section, pageId: null, position: 0, at })
  }
  for (const [name, items] of Object.entries(NAVIGATIONS)) {
    await setNavigation(trx, name, items.map(toItem))
  }
  for (const [key, value] of Object.entries(OPTIONS)) await setOption(trx, { key, value })
  const logo = pictures.idOf('content/logo.svg')
  await setOption(trx, { key: 'Logo', value: 'logo', mediaId: logo })
  const shared = pictures.idOf('masters/og-default.webp')
  await setOption(trx, { key: 'ShareImage', value: 'og-default', mediaId: shared })
}

function faqSection(title: string, groups: readonly FaqGroup[]): Section {
  const meta = {
    groups: groups.map((group) => ({
      title: group.title,
      questions: group.questions.map(({ question, answer }) => ({
        question: typesetTitle(question),
        answer: typeset(answer),
      })),
    })),
  }
  return { handler: 'faq', title, meta }
}

function textSection(title: string, body: readonly string[]): Section {
  return { handler: 'rich-text', title, meta: { body: typeset(body.join('\n')) } }
}

async function seedPage(
  trx: Trx,
  page: Omit<PageEntry, 'body'> & { at: string; isListed?: boolean },
  sections: readonly Section[],
): Promise<void> {
  const { slug, title, metaTitle, metaDescription, isListed = true, at } = page
  const pageId = await createPage(trx, {
    slug: { hrv: slug },
    texts: { hrv: { title, metaDescription, ...(metaTitle ? { metaTitle } : {}) } },
    isListed,
    publishedAt: at,
    at,
  })
  for (const [position, section] of sections.entries()) {
    await seedElement(trx, { ...section, pageId, position, at })
  }
}

async function seedElement(
  trx: Trx,
  element: Section & { pageId: number | null; position: number; at: string },
): Promise<void> {
  const { meta, ...rest } = element
  const elementId = await createElement(trx, {
    ...rest,
    language: 'hrv',
    body: { meta: { ...meta } },
  })
  await publishElement(trx, { elementId, version: 1 })
}

/** What leads on from a page of text. */
function sectionBelow(
  name: NonNullable<PageEntry['below']>[number],
  { pictures, categories }: Seeding,
): Section {
  switch (name) {
    case 'events':
      return { handler: 'events-list', title: NEXT_EVENTS.title, meta: NEXT_EVENTS }
    case 'news':
      return { handler: 'latest-news', title: NEWS.title, meta: { ...NEWS, limit: 3 } }
    case 'jerseys': {
      const categoryIds = JERSEYS.slugs.flatMap((slug) => categories.get(slug) ?? [])
      return {
        handler: 'category-tiles',
        title: JERSEYS.title,
        meta: { title: JERSEYS.title, categoryIds },
      }
    }
    case 'membership':
      return membershipBanner(pictures)
    case 'columns':
    case 'map-link':
    case 'quote':
      return exampleSection(name, { pictures, categories })
  }
}

function membershipBanner(pictures: Pictures): Section {
  return {
    handler: 'membership-banner',
    title: MEMBERSHIP.title,
    meta: {
      ...MEMBERSHIP,
      picture: { mediaId: pictures.idOf('masters/banner-clanstvo.webp') },
    },
  }
}

function homeSections({ match, pictures, categories }: Seeding): readonly Section[] {
  const { match: next, ...hero } = HERO
  return [
    {
      handler: 'hero',
      title: hero.title,
      meta: {
        ...hero,
        picture: { mediaId: pictures.idOf('masters/hero-home.webp') },
        tallPicture: { mediaId: pictures.idOf('masters/hero-home-tall.webp') },
        nextMatch: { ...next, startsAt: match.toISOString() },
      },
    },
    { handler: 'featured-products', title: FEATURED.title, meta: FEATURED },
    {
      handler: 'category-tiles',
      title: TILES_TITLE,
      meta: {
        title: TILES_TITLE,
        categoryIds: CATEGORIES.flatMap(({ slug, parent }) =>
          parent ? [] : (categories.get(slug) ?? []),
        ),
      },
    },
    { handler: 'latest-news', title: NEWS.title, meta: NEWS },
    membershipBanner(pictures),
    {
      handler: 'partners',
      title: PARTNERS_TITLE,
      meta: {
        title: PARTNERS_TITLE,
        partners: PARTNERS.map(({ picture, name, path }) => ({
          mediaId: pictures.idOf(`masters/${picture}`),
          name,
          path,
        })),
      },
    },
  ]
}

/** Every section, each below what it is for. */
function gallerySections(seeding: Seeding): readonly Section[] {
  const examples = new Map(
    [
      textSection(GALLERY.title, GALLERY_TEXT),
      faqSection(GALLERY.title, GALLERY_FAQ),
      { handler: 'size-table', title: GALLERY_SIZES.title, meta: GALLERY_SIZES },
      ...homeSections(seeding),
      sectionBelow('events', seeding),
      ...exampleSections(seeding),
    ].map((section) => [section.handler, section]),
  )
  return Object.entries(GALLERY_TEXTS).flatMap(([handler, text]) => {
    const example = examples.get(handler)
    if (!example) return []
    return [textSection(handler, [`<h2>${handler}</h2>`, `<p>${text}</p>`]), example]
  })
}

function layoutSections(pictures: Pictures): readonly Section[] {
  const [sponsor] = PARTNERS
  return [
    { handler: 'header-section', title: 'Zaglavlje', meta: HEADER },
    {
      handler: 'footer-section',
      title: 'Podnožje',
      meta: {
        ...FOOTER,
        sponsor: {
          mediaId: pictures.idOf(`masters/${sponsor.picture}`),
          name: sponsor.name,
          path: sponsor.path,
        },
      },
    },
    {
      handler: 'cookie-section',
      title: 'Obavijest o kolačićima',
      meta: { text: COOKIE_TEXT, link: { label: 'Više o privatnosti', path: '/privatnost' } },
    },
  ]
}

function toItem({ title, path, children }: NavigationEntry): NewNavigationItem {
  return { titles: { hrv: title }, path, children: (children ?? []).map(toItem) }
}
