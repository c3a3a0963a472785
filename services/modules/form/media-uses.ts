import { sql } from 'kysely'
import type { MediaUses } from '#services/platform/media-uses.ts'
import { formNames } from './form-store.ts'

/** Files that visitors get who confirmed their address. */
export const formMediaUses: readonly MediaUses[] = [
  {
    kind: 'FORM',
    places: [{ from: sql`form`, media: 'form.goal_media_id', record: 'form.id' }],
    describe: async (db, ids) =>
      new Map(
        (await formNames(db, ids.map(Number))).map(({ id, name }) => [
          `${id}`,
          { title: name, path: null },
        ]),
      ),
  },
]
