import type { Generated } from 'kysely'

type CmsOptionTable = { key: string; value: string; media_id: number | null }

type PageTable = {
  id: Generated<number>
  /** Null for a draft, a future time when scheduled. */
  published_at: string | null
  created_at: string
  updated_at: string
  /** 0 for a page that is found by its address alone. */
  is_listed: Generated<number>
}

type PageTextTable = {
  page_id: number
  language: string
  title: string
  meta_title: string | null
  meta_description: string | null
}

type ElementTable = {
  id: Generated<number>
  /** Null for an element of the layout; the layout has one per handler and language. */
  page_id: number | null
  position: number
  handler: string
  type: string
  slug: string
  language: string
  /** The public version; null before the first publication. */
  published_version: number | null
  created_at: string
}

type ElementVersionTable = {
  element_id: number
  version: number
  status: 'draft' | 'published'
  /** When the draft is published automatically. */
  publish_at: string | null
  author: number | null
  title: string
  body: string
  created_at: string
}

/** Pictures of the public version and of those after it. */
type ElementMediaTable = { element_id: number; version: number; media_id: number }

type PostTable = {
  id: Generated<number>
  post_type: string
  media_id: number | null
  published_at: string | null
  author: number | null
  created_at: string
  updated_at: string
}

type PostTextTable = {
  post_id: number
  language: string
  title: string
  excerpt: string
  body: string
  /** Folded title, excerpt and body. */
  search: string
}

type PostTypeTable = { id: Generated<number>; slug: string; title: string; created_at: string }

type TermTypeTable = { id: Generated<number>; title: string }
type TermTable = { id: Generated<number>; term_type_id: number }
type TermTextTable = { term_id: number; language: string; title: string }
type PostTermTable = { post_id: number; term_id: number; position: number }

type NavigationTable = { id: Generated<number>; name: string }

type NavigationItemTable = {
  id: Generated<number>
  navigation_id: number
  parent_id: number | null
  position: number
  kind: 'internal' | 'external' | 'static'
  path: string
}

type NavigationItemTextTable = { item_id: number; language: string; title: string }

declare module '#services/platform/tables.ts' {
  interface Tables {
    cms_option: CmsOptionTable
    page: PageTable
    page_text: PageTextTable
    element: ElementTable
    element_version: ElementVersionTable
    element_media: ElementMediaTable
    post: PostTable
    post_text: PostTextTable
    post_type: PostTypeTable
    term_type: TermTypeTable
    term: TermTable
    term_text: TermTextTable
    post_term: PostTermTable
    navigation: NavigationTable
    navigation_item: NavigationItemTable
    navigation_item_text: NavigationItemTextTable
  }
}
