import type { z } from 'zod'
import type { CallOutput } from '#services/contract/call.ts'
import type {
  deleteMedia as deleteCall,
  moveMedia as moveCall,
} from '#services/contract/media-library.ts'
import { type Changing, recordEdits } from '#services/modules/history/api.ts'
import {
  deleteMedia,
  lockMedia,
  requireFolder,
  updateMedia,
  type WholeMedia,
} from '#services/modules/media/api.ts'
import { addChanges } from '#services/platform/changes.ts'
import type { Trx } from '#services/platform/database.ts'
import { countMediaUses } from '#services/platform/media-uses.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { folderOf, nameOf, usesOf } from './staff-media.ts'

/** Returns those that were in another folder before. */
export async function moveMedia(
  trx: Trx,
  { ids, folder }: z.output<typeof moveCall.input>,
  { author, clock }: Changing,
): Promise<string[]> {
  const at = clock.now().toISOString()
  const media = await lockMedia(trx, ids)
  if (folder !== null) await requireFolder(trx, folder)
  const moved = media.filter(({ folder_id }) => folder_id !== folder)
  for (const one of moved) {
    await updateMedia(trx, one.id, { folder_id: folder, updated_at: at })
    await recordEdits(trx, { entity: 'media', id: `${one.id}`, author, at }, [
      { path: 'folder', before: folderOf(one), after: folderOf({ folder_id: folder }) },
    ])
  }
  return moved.map(({ id }) => `${id}`)
}

/** Deletes those that no record shows. Their rows are locked, so none gets a new use meanwhile. */
export async function removeMedia(
  trx: Trx,
  { ids }: z.output<typeof deleteCall.input>,
  { author, clock, mediaUses }: Changing & Pick<ModuleDeps, 'mediaUses'>,
): Promise<CallOutput<typeof deleteCall>> {
  const at = clock.now().toISOString()
  const media = await lockMedia(trx, ids)
  const uses = await countMediaUses(
    trx,
    mediaUses,
    media.map(({ id }) => id),
  )
  const used = media.filter(({ id }) => uses.has(id))
  const unused = media.filter(({ id }) => !uses.has(id))
  await deleteMedia(
    trx,
    unused.map(({ id }) => id),
  )
  for (const one of unused) {
    await recordEdits(trx, { entity: 'media', id: `${one.id}`, author, at }, [
      { path: 'move.delete', before: factsOf(one), after: null },
    ])
  }
  await addChanges(
    trx,
    unused.map(({ id }) => `media:${id}`),
  )
  const answers: CallOutput<typeof deleteCall>['used'] = []
  for (const one of used) {
    answers.push({ ...nameOf(one), uses: await usesOf(trx, one.id, mediaUses) })
  }
  return { deleted: unused.map(({ id }) => `${id}`), used: answers }
}

/** What the history has of bytes that are gone. */
export function factsOf({ original_name: name, hash, size: bytes, width, height }: WholeMedia) {
  return { name, hash, bytes, width, height }
}
