import type { Db, Trx } from '#services/platform/database.ts'
import type { PublicPage } from './public-pages.ts'
import type { PageKind } from './tables.ts'

/** Rows per statement. */
const AT_ONCE = 500

type Known = PublicPage & { readonly id: number }
/** What is compared: everything of these kinds, or some products. */
export type Scope = {
  readonly kinds: readonly PageKind[]
  readonly ids?: readonly number[]
  /** After the first and up to the second; without a second all that follow. */
  readonly between?: readonly [number, number | null]
}

/** Addresses that are new, changed or gone since the last comparison, which it then becomes. */
export async function compareWithKnown(
  trx: Trx,
  current: readonly PublicPage[],
  scope: Scope,
): Promise<readonly string[]> {
  const known = new Map((await readKnown(trx, scope)).map((page) => [keyOf(page), page]))
  const paths: string[] = []
  const written: PublicPage[] = []
  for (const page of current) {
    const before = known.get(keyOf(page))
    known.delete(keyOf(page))
    if (before?.path === page.path && before.version === page.version) continue
    written.push(page)
    paths.push(page.path, ...(before ? [before.path] : []))
  }
  const gone = [...known.values()]
  await write(trx, written)
  await forget(trx, gone)
  return [...new Set([...paths, ...gone.map(({ path }) => path)])]
}

function keyOf({ kind, target, language }: PublicPage): string {
  return `${kind} ${target} ${language}`
}

async function readKnown(db: Db, { kinds, ids, between }: Scope): Promise<readonly Known[]> {
  let query = db.selectFrom('announced_page').selectAll().where('kind', 'in', kinds)
  if (ids) query = query.where('target', 'in', ids)
  if (between) query = query.where('target', '>', between[0])
  if (between?.[1]) query = query.where('target', '<=', between[1])
  return await query.execute()
}

async function write(trx: Trx, pages: readonly PublicPage[]): Promise<void> {
  for (let start = 0; start < pages.length; start += AT_ONCE) {
    await trx
      .insertInto('announced_page')
      .values(pages.slice(start, start + AT_ONCE))
      .onConflict((conflict) =>
        conflict.columns(['kind', 'target', 'language']).doUpdateSet((eb) => ({
          path: eb.ref('excluded.path'),
          version: eb.ref('excluded.version'),
        })),
      )
      .execute()
  }
}

async function forget(trx: Trx, pages: readonly Known[]): Promise<void> {
  for (let start = 0; start < pages.length; start += AT_ONCE) {
    const ids = pages.slice(start, start + AT_ONCE).map(({ id }) => id)
    await trx.deleteFrom('announced_page').where('id', 'in', ids).execute()
  }
}
