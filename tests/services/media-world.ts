import type { Call, CallInput } from '#services/contract/call.ts'
import type { saveStaffMedia } from '#services/contract/media-library.ts'
import {
  deleteMedia,
  getStaffMedia,
  saveStaffMedia as saveCall,
} from '#services/contract/media-library.ts'
import { importMedia, prepareUpload } from '#services/modules/media/api.ts'
import type { Trx } from '#services/platform/database.ts'
import { plainPicture } from '#tests/support/pictures.ts'
import type { TestServices } from '#tests/support/services.ts'

type Given = {
  readonly name?: string
  readonly alt?: string
  readonly title?: string
  readonly folderId?: number
  /** Equal ones have the same bytes. */
  readonly shade?: number
}

export type MediaWorld = Awaited<ReturnType<typeof createMediaWorld>>

/** Pictures of a library, and a member of staff who may do everything with them. */
export async function createMediaWorld(services: TestServices) {
  const { db, clock, config } = services
  const staff = await services.as('media.write', 'media.delete', 'content.write', 'audit.read')
  let made = 0

  const write = <T>(work: (trx: Trx) => Promise<T>) =>
    db.transaction().execute(async (trx) => await work(trx))

  const prepare = async (shade: number, originalName: string) =>
    await prepareUpload(config, { bytes: await plainPicture(shade), originalName })

  const add = async (given: Given = {}): Promise<number> => {
    made += 1
    const { name = `slika-${made}.png`, alt = 'Opis', title = '', shade = made } = given
    const prepared = await prepare(shade, name)
    const texts = { hrv: { title, alt } }
    const { folderId = null } = given
    return await write((trx) => importMedia(trx, { ...prepared, texts, folderId, clock }))
  }

  const refused = async (call: Call, input: object) => {
    const { status, body } = await services.send(call, input, staff)
    const { error } = body as { error?: { code: string; field?: string } }
    return { status, ...error }
  }

  type Change = CallInput<typeof saveStaffMedia>['changes'][number]
  const saveInput = (id: number, ...changes: readonly [string, unknown, unknown][]) => ({
    ...{ id, sitting: `sitting-${Math.random()}` },
    changes: changes.map(([path, base, value]) => ({ path, base, value }) as Change),
  })

  return {
    ...{ staff, write, prepare, add, refused, saveInput },
    read: async (id: number) => (await services.call(getStaffMedia, { id }, staff)).media,
    save: async (id: number, ...changes: readonly [string, unknown, unknown][]) =>
      await services.call(saveCall, saveInput(id, ...changes), staff),
    remove: async (...ids: number[]) => await services.call(deleteMedia, { ids }, staff),
  }
}
