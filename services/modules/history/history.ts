import { isDeepStrictEqual } from 'node:util'
import type { Edit, FieldChange, FieldValue, Saved } from '#services/contract/history.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { type Author, accountOf } from './author.ts'
import { type EditRow, readEdits, readLatest, readLatestOfAll, upsertEdit } from './edit-store.ts'
import { settle } from './settle.ts'

export type Edited = {
  /** Such as `order`; lists name it by its word in `rules/lists/edits.ts`. */
  readonly entity: string
  /** As staff know it. */
  readonly id: string
}

type Acted = Pick<EditRow, 'actor'>

/** Newest changes that are shown of one record. */
const SHOWN = 500

/** Values that JSON can hold; null where there is none. */
type Change = { readonly path: string; readonly before: unknown; readonly after: unknown }

export type Recorded = Edited & {
  readonly author: Author
  readonly at: string
  /** Normalised e-mail of the person whose data the values are. */
  readonly subject?: string | null
}

/** Writes who changed these values, in the transaction that changes them; equal ones are none. */
export async function recordEdits(
  trx: Trx,
  { entity, id, author, at, subject = null }: Recorded,
  changes: readonly Change[],
): Promise<void> {
  for (const { path, before, after } of changes) {
    if (isDeepStrictEqual(before, after)) continue
    await upsertEdit(trx, {
      ...{ ...author, at, entity, entity_id: id, path, subject },
      ...{ before: textOf(before), after: textOf(after) },
    })
  }
}

/**
 * Saves what a form changed: applies every value that has not been changed meanwhile, records
 * who did, and says what differs. `apply` gets the new values by path; the caller has locked the
 * record.
 */
export async function saveChanges(
  trx: Trx,
  recorded: Recorded,
  {
    current,
    changes,
    apply,
  }: {
    readonly current: Readonly<Record<string, FieldValue>>
    readonly changes: readonly FieldChange[]
    apply(values: ReadonlyMap<string, FieldValue>): Promise<void>
  },
  findPerson: ModuleDeps['findPerson'],
): Promise<Saved> {
  const { applied, differing } = settle(current, changes)
  if (applied.length > 0) {
    await apply(new Map(applied.map(({ path, after }) => [path, after])))
    await recordEdits(trx, recorded, applied)
  }
  const { entity, id } = recorded
  const paths = differing.map(({ path }) => path)
  const latest = await readLatest(trx, { entity, entity_id: id }, paths)
  const named = await namesOf(trx, [...latest.values()], findPerson)
  return {
    applied: applied.map(({ path }) => path),
    differing: differing.map((one) => {
      const last = latest.get(one.path)
      return { ...one, at: last?.at ?? null, actor: last ? named(last) : null }
    }),
  }
}

/** A change as it was recorded, for those who undo it. */
export type RecordedEdit = Pick<EditRow, 'id' | 'sitting' | 'path'> & {
  readonly before: FieldValue
  readonly after: FieldValue
}

/** The latest change of each of these values. */
export async function latestEdits(
  db: Db,
  { entity, id }: Edited,
  paths: readonly string[],
): Promise<ReadonlyMap<string, RecordedEdit>> {
  const latest = await readLatest(db, { entity, entity_id: id }, paths)
  return new Map(
    [...latest].map(([path, { id: edit, sitting, before, after }]) => [
      path,
      { id: edit, sitting, path, before: parsed(before), after: parsed(after) },
    ]),
  )
}

export async function historyOf(
  db: Db,
  { entity, id }: Edited,
  findPerson: ModuleDeps['findPerson'],
): Promise<Edit[]> {
  const rows = await readEdits(db, { entity, entity_id: id, limit: SHOWN })
  const named = await namesOf(db, rows, findPerson)
  return rows.map((row) => ({
    ...{ id: row.id, at: row.at, path: row.path, actor: named(row) },
    ...{ before: parsed(row.before), after: parsed(row.after) },
  }))
}

/** When and by whom each record of a kind was changed last, by its id. */
export async function latestOf(
  db: Db,
  entity: string,
  findPerson: ModuleDeps['findPerson'],
): Promise<ReadonlyMap<string, Pick<Edit, 'at' | 'actor'>>> {
  const rows = await readLatestOfAll(db, entity)
  const named = await namesOf(db, rows, findPerson)
  return new Map(rows.map((row) => [row.entity_id, { at: row.at, actor: named(row) }]))
}

/** Who made each of these changes. */
export async function namesOf(
  db: Db,
  rows: readonly Acted[],
  findPerson: ModuleDeps['findPerson'],
): Promise<(row: Acted) => Edit['actor']> {
  const names = new Map<string, string | null>()
  for (const actor of new Set(rows.map((row) => row.actor))) {
    const account = accountOf(actor)
    const person = account === null ? null : await findPerson(db, account)
    names.set(actor, person && `${person.firstName} ${person.lastName}`.trim())
  }
  return ({ actor: key }) => ({ key, name: names.get(key) ?? null })
}

function textOf(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value)
}

function parsed(text: string | null): FieldValue {
  return text === null ? null : JSON.parse(text)
}
