import { afterAll, beforeAll, expect, test } from 'vitest'
import { listEdits } from '#services/contract/history.ts'
import { getMedia } from '#services/contract/media.ts'
import {
  createMediaFolder,
  deleteMediaFolder,
  getStaffMedia,
  listMediaFolders,
  moveMedia,
  moveMediaFolder,
  renameMediaFolder,
  saveStaffMedia,
} from '#services/contract/media-library.ts'
import { listMediaRows, listMediaViews } from '#services/contract/media-list.ts'
import { importMedia } from '#services/modules/media/api.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { createMediaWorld, type MediaWorld } from './media-world.ts'
import { topicsOf } from './product-catalogue.ts'

eachEngine('the media library', (engine) => {
  let services: TestServices
  let world: MediaWorld

  beforeAll(async () => {
    services = await startServices({ engine })
    world = await createMediaWorld(services)
  })
  afterAll(async () => await services?.close())

  const rows = async (input: object) => {
    const { items } = await services.call(listMediaRows, input, world.staff)
    return items
  }
  const folder = async (name: string, parent: number | null = null) => {
    const made = await services.call(createMediaFolder, { name, parent }, world.staff)
    return Number(made.folder.id)
  }
  const folders = async () =>
    (await services.call(listMediaFolders, {}, world.staff)).folders.map((one) => [
      ...[one.name, one.parent, one.files],
    ])

  test('lists pictures by folder, words, access and missing texts [ML-01~] [ED-05~]', async () => {
    const above = await folder('Utakmice')
    const derby = await folder('Derbi', above)
    const first = await world.add({ name: 'IMG_0041.png', title: 'Šuter', folderId: derby })
    const second = await world.add({ name: 'IMG_0042.png', alt: '', folderId: above })
    await world.save(second, ['access', 'PUBLIC', 'OTHER'])

    expect(await rows({ filter: { folder: [`${derby}`] } })).toEqual([
      {
        ...{ id: `${first}`, name: 'IMG_0041.png', title: 'Šuter', folder: 'Utakmice / Derbi' },
        ...{ width: 40, height: 40, bytes: expect.any(Number), extension: 'png' },
        thumbnail: expect.stringMatching(new RegExp(`^/media/.+/w320/${first}-.{8}\\.webp$`)),
        ...{ hasAlt: true, uses: 0, access: 'PUBLIC', createdAt: expect.any(String) },
      },
    ])
    const found = async (input: object) => (await rows(input)).map(({ id }) => Number(id))
    expect(await found({ search: 'suter img_0041' })).toEqual([first])
    expect(await found({ filter: { hasAlt: false } })).toEqual([second])
    expect(await found({ filter: { access: ['OTHER'] } })).toEqual([second])
    expect(await found({ filter: { type: ['JPG', 'SVG'] } })).toEqual([])
    expect(await found({ filter: { type: ['PNG'] } })).toEqual([second, first])
    expect(await found({ filter: { isInFolder: true }, sort: 'NAME_ASC' })).toEqual([first, second])
    const loose = await world.add()
    expect(await found({ filter: { isInFolder: false } })).toEqual([loose])
    const { views } = await services.call(listMediaViews, {}, world.staff)
    expect(views.map(({ id, total }) => [id, total.count])).toEqual([
      ['all', 3],
      ['withoutAlt', 1],
      ['unused', 3],
      ['largest', 3],
    ])
    expect((await services.send(listMediaRows, {}, await services.as('orders.read'))).status).toBe(
      403,
    )
  })

  test('saves texts by language, the focal point, folder and access, and what two changed differs [ED-08~]', async () => {
    const id = await world.add({ title: 'Naslov' })
    const target = await folder('Portreti')
    const topics = await topicsOf(services, () =>
      world.save(
        id,
        ['title.hrv', 'Naslov', ' Novi naslov '],
        ['alt.hrv', 'Opis', 'Vratarka brani'],
        ['description.hrv', '', 'Snimila I. Horvat'],
        ['focal', '50,50', '20,35'],
        ['folder', null, `${target}`],
      ),
    )
    expect(topics).toEqual([`media:${id}`])
    expect(await world.read(id)).toMatchObject({
      ...{ focalX: 20, focalY: 35, folder: `${target}`, access: 'PUBLIC' },
      texts: [
        {
          ...{ language: 'hrv', title: 'Novi naslov', alt: 'Vratarka brani' },
          description: 'Snimila I. Horvat',
        },
      ],
      updatedAt: services.clock.now().toISOString(),
      picture: { focalX: 20, focalY: 35, alt: 'Vratarka brani' },
    })
    expect((await services.call(getMedia, { ids: [id] })).records[0]).toMatchObject({
      ...{ focalX: 20, focalY: 35, title: 'Novi naslov' },
    })
    const { applied, differing } = await world.save(
      id,
      ['alt.hrv', 'Opis', 'Drugi opis'],
      ['focal', '20,35', '100,0'],
    )
    expect(applied).toEqual(['focal'])
    expect(differing).toMatchObject([
      { path: 'alt.hrv', value: 'Drugi opis', current: 'Vratarka brani' },
    ])
    const { edits } = await services.call(
      listEdits,
      { entity: 'media', id: `${id}` },
      await services.as('media.write'),
    )
    expect(edits.map(({ path, before, after }) => [path, before, after])).toContainEqual([
      ...['folder', null, `${target}`],
    ])
    // The history leads back.
    await world.save(id, ['folder', `${target}`, null])
    expect((await world.read(id)).folder).toBeNull()
  })

  test('refuses what a part cannot be, by its path', async () => {
    const id = await world.add()
    for (const [path, value] of [
      ['focal', '101,5'],
      ['focal', 'left'],
      ['access', 'SECRET'],
      ['title.deu', 'Titel'],
      ['title.hrv.x', 'Naslov'],
      ['alt.hrv', 'x'.repeat(301)],
      ['name', 'x.png'],
      ['folder', 7],
    ] as const) {
      const input = world.saveInput(id, [path, null, value])
      expect(await world.refused(saveStaffMedia, input)).toMatchObject({
        ...{ status: 400, code: 'INVALID_INPUT', field: path },
      })
    }
    const missing = world.saveInput(id, ['folder', null, '99999'])
    expect(await world.refused(saveStaffMedia, missing)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await world.refused(getStaffMedia, { id: 99_999 })).toMatchObject({ status: 404 })
  })

  test('names the pictures with the same bytes', async () => {
    const [first, second] = [await world.add({ shade: 900 }), await world.add({ shade: 900 })]
    const { duplicates } = await world.read(first)
    expect(duplicates.map(({ id }) => Number(id))).toEqual([second])
  })

  test('moves many pictures at once, and says which were elsewhere', async () => {
    const [first, second] = [await world.add(), await world.add()]
    const place = await folder('Kup')
    const move = { ids: [first, second], folder: place }
    expect((await services.call(moveMedia, move, world.staff)).moved).toEqual([
      ...[`${first}`, `${second}`],
    ])
    expect((await services.call(moveMedia, move, world.staff)).moved).toEqual([])
    expect(await world.refused(moveMedia, { ids: [first], folder: 99_999 })).toMatchObject({
      ...{ status: 400, code: 'NOT_FOUND', field: 'folder' },
    })
    const { edits } = await services.call(
      listEdits,
      { entity: 'media', id: `${second}` },
      world.staff,
    )
    expect(edits).toMatchObject([{ path: 'folder', before: null, after: `${place}` }])
    expect(await folders()).toContainEqual(['Kup', null, 2])
  })

  test('has no two folders of one name beside each other, none in itself, and deletes empty ones alone', async () => {
    const top = await folder('Sezona')
    const inner = await folder('Proljeće', top)
    const same = { name: 'SEZONA', parent: null }
    expect(await world.refused(createMediaFolder, same)).toMatchObject({
      ...{ status: 409, code: 'NAME_TAKEN', field: 'name' },
    })
    // Below another folder the name is free.
    const deeper = await folder('Sezona', inner)
    for (const parent of [top, inner, deeper]) {
      expect(await world.refused(moveMediaFolder, { id: top, parent })).toMatchObject({
        ...{ status: 409, code: 'FOLDER_LOOP' },
      })
    }
    expect(await world.refused(moveMediaFolder, { id: deeper, parent: null })).toMatchObject({
      code: 'NAME_TAKEN',
    })
    await services.call(renameMediaFolder, { id: deeper, name: 'Jesen' }, world.staff)
    await services.call(moveMediaFolder, { id: deeper, parent: null }, world.staff)
    expect(await folders()).toContainEqual(['Jesen', null, 0])
    expect(await world.refused(deleteMediaFolder, { id: top })).toMatchObject({
      ...{ status: 409, code: 'FOLDER_NOT_EMPTY' },
    })
    await world.add({ folderId: inner })
    expect(await world.refused(deleteMediaFolder, { id: inner })).toMatchObject({
      code: 'FOLDER_NOT_EMPTY',
    })
    await services.call(deleteMediaFolder, { id: deeper }, world.staff)
    expect(await world.refused(deleteMediaFolder, { id: deeper })).toMatchObject({ status: 404 })
    const { edits } = await services.call(
      listEdits,
      { entity: 'mediaFolder', id: `${deeper}` },
      world.staff,
    )
    expect(edits.map(({ path, before, after }) => [path, before, after])).toEqual([
      ['name', 'Jesen', null],
      ['parent', `${inner}`, null],
      ['name', 'Sezona', 'Jesen'],
      ['parent', null, `${inner}`],
      ['name', null, 'Sezona'],
    ])
    expect(await world.refused(createMediaFolder, { name: 'a/b', parent: null })).toMatchObject({
      status: 400,
    })
  })

  test('has eight levels of folders at most, however they come about', async () => {
    let parent: number | null = null
    const chain: number[] = []
    for (let level = 1; level <= 8; level += 1) {
      parent = await folder(`Razina ${level}`, parent)
      chain.push(parent)
    }
    const deeper = { name: 'Razina 9', parent }
    expect(await world.refused(createMediaFolder, deeper)).toMatchObject({
      ...{ status: 400, field: 'parent' },
    })
    const [root, leaf] = [await folder('Korijen'), await folder('List')]
    await services.call(moveMediaFolder, { id: leaf, parent: root }, world.staff)
    const move = { id: root, parent: chain[6] }
    expect(await world.refused(moveMediaFolder, move)).toMatchObject({ status: 400 })
  })

  test('two folders that are moved into each other at once do not become a loop', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await folder(`A${round}`), await folder(`B${round}`)]
      const answers = await Promise.all([
        services.send(moveMediaFolder, { id: one, parent: other }, world.staff),
        services.send(moveMediaFolder, { id: other, parent: one }, world.staff),
      ])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    }
  })

  test('a folder that is deleted while a picture comes into it keeps neither half', async () => {
    for (let round = 0; round < 5; round += 1) {
      const place = await folder(`Prolazna ${round}`)
      const prepared = await world.prepare(round, 'kasna.png')
      const { clock } = services
      const [deleted, imported] = await Promise.allSettled([
        services.send(deleteMediaFolder, { id: place }, world.staff),
        world.write((trx) => importMedia(trx, { ...prepared, texts: {}, folderId: place, clock })),
      ])
      const isDeleted = deleted.status === 'fulfilled' && deleted.value.status === 200
      expect(imported.status).toBe(isDeleted ? 'rejected' : 'fulfilled')
      if (imported.status === 'rejected') expect(`${imported.reason}`).toContain('no such folder')
    }
  })
})
