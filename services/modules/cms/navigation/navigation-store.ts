import type { NavigationNode } from '#services/contract/cms.ts'
import type {} from '#services/modules/cms/tables.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { textLanguage } from '#services/platform/text/language-fallback.ts'

export type LinkKind = NavigationNode['linkV2']['kind']

export async function findNavigation(db: Db, idOrName: string) {
  const navigation = await db
    .selectFrom('navigation')
    .select(['id', 'name'])
    .$if(/^\d{1,9}$/.test(idOrName), (rows) => rows.where('id', '=', Number(idOrName)))
    .$if(!/^\d{1,9}$/.test(idOrName), (rows) => rows.where('name', '=', idOrName))
    .executeTakeFirst()
  return navigation ?? null
}

const TEXTS = { table: 'navigation_item_text', key: 'item_id', of: 'navigation_item.id' }

/** Parents and children in one list, each level in order. */
export function readItems(db: Db, navigationId: number, language: string) {
  return db
    .selectFrom('navigation_item')
    .innerJoin('navigation_item_text', (join) =>
      join
        .onRef('navigation_item_text.item_id', '=', 'navigation_item.id')
        .on('navigation_item_text.language', '=', textLanguage(language, TEXTS)),
    )
    .select([
      'navigation_item.id',
      'navigation_item.parent_id',
      'navigation_item.kind',
      'navigation_item.path',
      'navigation_item_text.title',
    ])
    .where('navigation_item.navigation_id', '=', navigationId)
    .orderBy('navigation_item.position')
    .orderBy('navigation_item.id')
    .execute()
}

export async function ensureNavigation(trx: Trx, name: string): Promise<number> {
  await trx
    .insertInto('navigation')
    .values({ name })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { id } = await trx
    .selectFrom('navigation')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return id
}

export async function deleteItems(trx: Trx, navigationId: number): Promise<void> {
  await trx.deleteFrom('navigation_item').where('navigation_id', '=', navigationId).execute()
}

export async function insertItem(
  trx: Trx,
  item: {
    readonly navigationId: number
    readonly parentId: number | null
    readonly position: number
    readonly kind: LinkKind
    readonly path: string
    readonly titles: Readonly<Record<string, string>>
  },
): Promise<number> {
  const { id } = await trx
    .insertInto('navigation_item')
    .values({
      navigation_id: item.navigationId,
      parent_id: item.parentId,
      position: item.position,
      kind: item.kind,
      path: item.path,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('navigation_item_text')
    .values(
      Object.entries(item.titles).map(([language, title]) => ({ item_id: id, language, title })),
    )
    .execute()
  return id
}
