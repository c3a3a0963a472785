import { sql } from 'kysely'
import { placeInTexts } from '#services/modules/media/api.ts'
import type { Db } from '#services/platform/database.ts'
import type { DescribedRecord, MediaUses } from '#services/platform/media-uses.ts'
import { currentSlugs } from '#services/platform/slugs.ts'
import { layoutElementNames } from './pages/element-store.ts'
import { pageTitles } from './pages/page-store.ts'
import { postTitles } from './posts/post-store.ts'

const OF_ELEMENTS = sql`element_media join element on element.id = element_media.element_id`

/** Pictures of posts, of sections of pages, of what all pages share, and of options of the site. */
export const contentMediaUses: readonly MediaUses[] = [
  {
    kind: 'POST',
    places: [{ from: sql`post`, media: 'post.media_id', record: 'post.id' }, placeInTexts('POST')],
    describe: async (db, ids, language) =>
      await described(db, 'post', language, await postTitles(db, ids.map(Number), language)),
  },
  {
    kind: 'PAGE',
    places: [
      {
        from: OF_ELEMENTS,
        ...{ media: 'element_media.media_id', record: 'element.page_id' },
        where: sql`element.page_id is not null`,
      },
    ],
    describe: async (db, ids, language) =>
      await described(db, 'page', language, await pageTitles(db, ids.map(Number), language)),
  },
  {
    kind: 'LAYOUT',
    places: [
      {
        from: OF_ELEMENTS,
        ...{ media: 'element_media.media_id', record: 'element.id' },
        where: sql`element.page_id is null`,
      },
    ],
    describe: async (db, ids) =>
      new Map(
        (await layoutElementNames(db, ids.map(Number))).map(({ id, title }) => [
          `${id}`,
          { title, path: null },
        ]),
      ),
  },
  {
    kind: 'SITE',
    places: [{ from: sql`cms_option`, media: 'cms_option.media_id', record: 'cms_option.key' }],
    describe: async (_db, keys) => new Map(keys.map((key) => [key, { title: key, path: null }])),
  },
]

type TitledRecord = {
  readonly id: number
  readonly title: string
  readonly published_at: string | null
}

/** What was never published has no address yet. */
async function described(
  db: Db,
  kind: 'page' | 'post',
  language: string,
  records: readonly TitledRecord[],
): Promise<ReadonlyMap<string, DescribedRecord>> {
  const slugs = await currentSlugs(
    db,
    kind,
    language,
    records.map(({ id }) => id),
  )
  return new Map(
    records.map(({ id, title, published_at }) => {
      const slug = slugs.get(id)
      return [`${id}`, { title, path: slug && published_at ? `/${slug}` : null }]
    }),
  )
}
