import type { PageEntry } from './entries.ts'
import { FEDERATION_PAGES } from './pages/federation.ts'
import { HELP_PAGES } from './pages/help.ts'
import { TAKING_PART_PAGES } from './pages/taking-part.ts'

/** Pages of plain text. */
export const PAGES: readonly PageEntry[] = [
  ...FEDERATION_PAGES,
  ...TAKING_PART_PAGES,
  ...HELP_PAGES,
]

/** Sections below pages of text. */
export const NEXT_EVENTS = {
  title: 'Sljedeći događaji',
  limit: 3,
  isArchive: false,
  link: { label: 'Svi događaji', path: '/dogadjaji' },
} as const

export const JERSEYS = {
  title: 'Dresovi reprezentacije',
  slugs: ['reprezentativni-dresovi', 'djecji-dresovi', 'retro-dresovi'],
} as const

/** The calendar of the federation: what is coming, then what is past. */
export const EVENTS_PAGE = {
  slug: 'dogadjaji',
  title: 'Događaji',
  metaTitle: 'Događaji: utakmice, turniri, kampovi i tečajevi',
  metaDescription:
    'Kalendar saveza: utakmice reprezentacija, turniri, kampovi, seminari i susreti navijača, s mjestom i satnicom.',
  section: {
    handler: 'events-list',
    meta: { title: 'Događaji', limit: 12, isArchive: true, link: null },
  },
} as const
