import type { LayoutData } from '#gateway/layout/layout.ts'
import type { Place } from '#gateway/pages/documents/canonical-paths.ts'
import type { Upstream } from '#gateway/upstream/upstream.ts'
import type { MediaReference } from '#services/contract/answers.ts'

/** Something that has a page. */
export type Listed = {
  /** The same in every language. */
  readonly key: string
  readonly place: Place
  readonly slug: string
  readonly changedAt: string | null
  readonly pictures: readonly MediaReference[]
}

export type Reading = { readonly upstream: Upstream; readonly layout: LayoutData }

/** Entries of one kind, which have maps of their own. */
export type MapKind = {
  count(reading: Reading): Promise<number>
  read(reading: Reading, from: number, limit: number): Promise<readonly Listed[]>
  /** The same entries in the language of this reading, as far as they exist in it. */
  translations(reading: Reading, listed: readonly Listed[]): Promise<readonly Listed[]>
  /** Changes of these may add, remove or move entries. */
  readonly tags: readonly string[]
  tagsOf(listed: readonly Listed[]): readonly string[]
}
