import { afterAll, beforeAll, expect, test } from 'vitest'
import { listEdits } from '#services/contract/history.ts'
import {
  createMedia,
  deleteDirectoryItems,
  deleteMediaRecord,
  filterMedia,
  updateMedia,
} from '#services/contract/media-catalogue.ts'
import { setOption } from '#services/modules/cms/api.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { createMediaWorld, type MediaWorld } from './media-world.ts'

eachEngine('the media calls of the catalogue', (engine) => {
  let services: TestServices
  let world: MediaWorld

  beforeAll(async () => {
    services = await startServices({ engine })
    world = await createMediaWorld(services)
  })
  afterAll(async () => await services?.close())

  test('list, describe and change pictures, page by page [ML-01] [ML-08~]', async () => {
    const [first, second] = [await world.add({ name: 'Šal.png' }), await world.add()]
    const texts = { title: ' Klupski šal ', description: 'Zimska kolekcija' }
    const { media } = await services.call(createMedia, { driveId: first, ...texts }, world.staff)
    expect(media).toEqual({
      ...{ id: first, driveId: first, title: 'Klupski šal', description: 'Zimska kolekcija' },
      ...{ extension: 'png', size: expect.any(Number), access: 'public', originalName: 'Šal.png' },
      path: expect.stringMatching(/^\/media\/.+\/original\/.+\.png$/),
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      default: expect.stringContaining('/MediumSize/'),
      alternativePaths: expect.objectContaining({
        LargeSize: expect.stringContaining('/LargeSize/'),
      }),
      ...{ usePublicPath: true, mime: 'image/png', type: 'image' },
    })
    const hidden = { id: first, access: 'other' as const, title: 'Šal' }
    const changed = (await services.call(updateMedia, hidden, world.staff)).media
    expect(changed).toMatchObject({
      ...{ title: 'Šal', description: 'Zimska kolekcija', access: 'other', usePublicPath: false },
    })
    expect((await fetch(services.url + changed.default)).status).toBe(200)

    const page = { page: 2, limit: 1 }
    expect(await services.call(filterMedia, page, world.staff)).toMatchObject({
      ...{ records: [{ id: first }], totalPages: 2, totalRecords: 2 },
    })
    const found = await services.call(filterMedia, { keywords: 'SAL.png' }, world.staff)
    expect(found.records.map(({ id }) => id)).toEqual([first])
    const byId = await services.call(filterMedia, { ids: [second, 99_999] }, world.staff)
    expect(byId.records.map(({ id }) => id)).toEqual([second])
    const { edits } = await services.call(
      listEdits,
      { entity: 'media', id: `${first}` },
      world.staff,
    )
    expect(edits.map(({ path }) => path).toSorted()).toEqual([
      ...['access', 'description.hrv', 'title.hrv', 'title.hrv'],
    ])
    expect(await world.refused(createMedia, { driveId: 99_999 })).toMatchObject({ status: 404 })
  })

  test('delete what nothing shows, and of many all or none [ML-08~] [ML-10]', async () => {
    const [used, free, other] = [await world.add(), await world.add(), await world.add()]
    await world.write((trx) => setOption(trx, { key: 'Logo', value: '', mediaId: used }))
    expect(await world.refused(deleteMediaRecord, { id: used })).toMatchObject({
      ...{ status: 409, code: 'MEDIA_USED' },
    })
    const targetIds = `${free},${used}`
    expect(await world.refused(deleteDirectoryItems, { targetIds })).toMatchObject({
      code: 'MEDIA_USED',
    })
    expect((await world.read(free)).id).toBe(`${free}`)
    const both = { targetIds: `${free},99999` }
    expect(await services.call(deleteDirectoryItems, both, world.staff)).toEqual({ success: true })
    await services.call(deleteMediaRecord, { id: other }, world.staff)
    expect(await world.refused(deleteMediaRecord, { id: other })).toMatchObject({ status: 404 })
    const { records } = await services.call(filterMedia, { ids: [used, free, other] }, world.staff)
    expect(records.map(({ id }) => id)).toEqual([used])
    const reader = await services.as('media.write')
    expect((await services.send(deleteMediaRecord, { id: used }, reader)).status).toBe(403)
  })
})
