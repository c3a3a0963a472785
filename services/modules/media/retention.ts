import type { RecordStore, RetentionRule } from '#services/platform/retention.ts'
import { originalStorages, variantStorages } from './originals.ts'
import { deleteUnused, findUnused } from './storage/delete-unused.ts'

/** An original is stored moments before its row. */
const DAYS = 1

export const mediaRetention: readonly RetentionRule[] = [
  {
    kind: 'unused-pictures',
    deletes: 'files of pictures that were deleted, replaced or never stored whole',
    keepDays: DAYS,
    count: async (place, before) => {
      let unused = 0
      for (const originals of originalsOf(place)) {
        for await (const _one of findUnused(place.db, originals, before)) unused += 1
      }
      return unused
    },
    purge: async (place, before, limit) => {
      const { disk, bucket } = variantStorages(place)
      const variants = bucket ? [disk, bucket] : [disk]
      let deleted = 0
      for (const originals of originalsOf(place)) {
        const rest = { before, limit: limit - deleted }
        deleted += await deleteUnused(place.db, { originals, variants }, rest)
      }
      return deleted
    },
  },
]

function originalsOf(place: RecordStore) {
  const { disk, bucket } = originalStorages(place)
  return bucket ? [disk, bucket] : [disk]
}
