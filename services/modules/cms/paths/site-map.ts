import type { MediaReference } from '#services/contract/answers.ts'
import { pictureIds } from '#services/modules/cms/pages/element-fields.ts'
import { readElementsOfPages } from '#services/modules/cms/pages/element-store.ts'
import { readBody } from '#services/modules/cms/pages/stored-body.ts'
import { picturesOfPosts } from '#services/modules/cms/posts/post-store.ts'
import type { ReadContext } from '#services/modules/cms/views.ts'
import { mediaReferences } from '#services/modules/media/api.ts'
import type { Db } from '#services/platform/database.ts'
import { type PublicSlug, publicSlugs } from './finder.ts'

type Context = Pick<ReadContext, 'language' | 'now'>
type Picture = Pick<MediaReference, 'id' | 'path' | 'urlTemplate'>
type IdsById = ReadonlyMap<number, readonly number[]>

const NONE: IdsById = new Map()

/** All public content with the pictures that its pages show. */
export async function siteMapRecords(
  db: Db,
  context: Context,
): Promise<(PublicSlug & { readonly pictures: Picture[] })[]> {
  const records = await publicSlugs(db, context)
  const pages = records.flatMap(({ kind, id }) => (kind === 'page' ? [id] : []))
  const [ofPages, ofPosts] = await Promise.all([
    picturesOfPages(db, pages, context),
    picturesOfPosts(db, context.now),
  ])
  const byKind = { page: ofPages, post: ofPosts, term: NONE }
  const idsOf = ({ kind, id }: PublicSlug) => byKind[kind].get(id) ?? []
  const media = await mediaReferences(db, [...new Set(records.flatMap(idsOf))], context.language)
  return records.map((record) => ({
    ...record,
    pictures: idsOf(record).flatMap((id) => addressOf(media.get(id))),
  }))
}

/** Only that, since a site has thousands. */
function addressOf(media: MediaReference | undefined): Picture[] {
  return media ? [{ id: media.id, path: media.path, urlTemplate: media.urlTemplate }] : []
}

async function picturesOfPages(
  db: Db,
  pages: readonly number[],
  { language }: Context,
): Promise<IdsById> {
  const byPage = await readElementsOfPages(db, pages, language)
  return new Map(
    pages.map((page) => {
      const elements = byPage.get(page) ?? []
      const ids = elements.flatMap(({ handler, body }) =>
        pictureIds(handler, readBody(handler, body)),
      )
      return [page, [...new Set(ids)]]
    }),
  )
}
