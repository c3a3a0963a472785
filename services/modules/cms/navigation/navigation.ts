import type { NavigationNode } from '#services/contract/cms.ts'
import { addChanges } from '#services/platform/changes.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { requireSafePath } from './links.ts'
import {
  deleteItems,
  ensureNavigation,
  findNavigation,
  insertItem,
  type LinkKind,
  readItems,
} from './navigation-store.ts'

export type NewNavigationItem = {
  readonly titles: Readonly<Record<string, string>>
  readonly path: string
  /** By default a path that begins with a slash is internal, any other external. */
  readonly kind?: LinkKind
  readonly children?: readonly NewNavigationItem[]
}

/** Replaces the whole tree. */
export async function setNavigation(
  trx: Trx,
  name: string,
  items: readonly NewNavigationItem[],
): Promise<void> {
  const navigationId = await ensureNavigation(trx, name)
  await deleteItems(trx, navigationId)
  await writeLevel(trx, { navigationId, parentId: null }, items)
  await addChanges(trx, ['navigation'])
}

export async function readNavigation(
  db: Db,
  idOrName: string,
  language: string,
): Promise<{ id: string; items: NavigationNode[] }> {
  const navigation = await findNavigation(db, idOrName)
  if (!navigation) throw new Refusal(404, 'There is no such navigation.')
  const rows = await readItems(db, navigation.id, language)
  const below = Map.groupBy(rows, (row) => row.parent_id)

  const level = (parentId: number | null): NavigationNode[] =>
    (below.get(parentId) ?? []).map(({ id, title, kind, path }) => ({
      id,
      title,
      linkV2: { kind, path },
      children: level(id),
    }))
  return { id: navigation.name, items: level(null) }
}

async function writeLevel(
  trx: Trx,
  place: { readonly navigationId: number; readonly parentId: number | null },
  items: readonly NewNavigationItem[],
): Promise<void> {
  for (const [position, item] of items.entries()) {
    const kind = item.kind ?? (item.path.startsWith('/') ? 'internal' : 'external')
    const { titles } = item
    const path = requireSafePath(item.path, 'path')
    const parentId = await insertItem(trx, { ...place, position, kind, path, titles })
    await writeLevel(trx, { ...place, parentId }, item.children ?? [])
  }
}
