import type { Edit, Saved } from '#services/contract/history.ts'
import type { Trx } from '#services/platform/database.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { historyOf, type Recorded, saveChanges } from './history.ts'

const PATH = 'note.'

export type Note = Pick<Edit, 'at' | 'actor'> & {
  readonly id: string
  readonly text: string
  readonly isEdited: boolean
}

/**
 * The notes on a record, newest first. They are read from its history, where each has its author
 * and time, is in the export of the person's data and goes with an erasure.
 */
export function notesIn(edits: readonly Edit[]): Note[] {
  const byPath = Map.groupBy(
    edits.filter(({ path }) => path.startsWith(PATH)),
    ({ path }) => path,
  )
  return [...byPath].flatMap(([path, [newest, ...former]]) => {
    if (typeof newest?.after !== 'string') return []
    const { at, actor, after: text } = newest
    const isEdited = former.length > 0 || newest.before !== null
    return [{ id: path.slice(PATH.length), text, at, actor, isEdited }]
  })
}

/** Writes, changes or, with an empty text, removes a note; the caller has locked the record. */
export async function saveNote(
  trx: Trx,
  recorded: Recorded,
  { id, base, text }: { readonly id: string; readonly base: string | null; readonly text: string },
  findPerson: ModuleDeps['findPerson'],
): Promise<Saved> {
  const notes = notesIn(await historyOf(trx, recorded, findPerson))
  const path = PATH + id
  return await saveChanges(
    trx,
    recorded,
    {
      current: { [path]: notes.find((note) => note.id === id)?.text ?? null },
      changes: [{ path, base, value: text || null }],
      // The record of the change is the note.
      apply: async () => {},
    },
    findPerson,
  )
}
