import { afterAll, beforeAll, expect, test } from 'vitest'
import { setOption } from '#services/modules/cms/api.ts'
import { createMediaWorld, type MediaWorld } from '#tests/services/media-world.ts'
import { addProduct } from '#tests/services/product-catalogue.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { eventually } from './eventually.ts'

let services: TestServices
let gateway: TestGateway
let world: MediaWorld
let token: string

beforeAll(async () => {
  services = await startServices()
  gateway = await startGateway({ servicesUrl: services.url, clock: services.clock })
  world = await createMediaWorld(services)
  token = (await services.as('media.write', 'media.delete'))['accessToken'] ?? ''
})
afterAll(async () => {
  await gateway?.close()
  await services?.close()
})

async function post(path: string, query: string, variables: object, headers: object) {
  const response = await fetch(gateway.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  })
  return (await response.json()) as { data: Record<string, unknown>; errors?: unknown }
}
const send = async (query: string, input?: object, language = 'hr') => {
  const headers = { 'x-language': language, cookie: `staff=${token}` }
  const { data, errors } = await post('/graphql/staff', query, { input }, headers)
  if (errors) throw new Error(JSON.stringify(errors))
  return Object.values(data)[0]
}
const mutation = (name: string, selected: string) =>
  `mutation ($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) {
    ${name}(input: $input) { ${selected} ... on StaffProblem { code field message } } }`

const CREATE = mutation('createMediaFolder', '... on CreateMediaFolderSuccess { folder { id } }')

test('a picture is put into a folder, described and read again [ED-05~]', async () => {
  const id = `${await world.add({ name: 'IMG_1.png', alt: '' })}`
  const made = (await send(CREATE, { name: 'Utakmice' })) as { folder: { id: string } }
  const moved = mutation('moveMedia', '... on MoveMediaSuccess { moved }')
  const folder = made.folder.id
  expect(await send(moved, { ids: [id], folder })).toEqual({ moved: [id] })
  const changes = [
    { path: 'alt.hrv', base: '""', value: '"Igrači slave"' },
    { path: 'focal', base: '"50,50"', value: '"30,20"' },
  ]
  const saved = mutation(
    'saveMedia',
    `... on SaveMediaSuccess { applied differing { path } media {
      id folder focalX focalY texts { language alt } picture { alt focalX focalY } } }`,
  )
  expect(await send(saved, { id, sitting: 'sitting-1', changes })).toMatchObject({
    ...{ applied: ['alt.hrv', 'focal'], differing: [] },
    media: {
      ...{ id, folder, focalX: 30, focalY: 20 },
      texts: [{ language: 'hrv', alt: 'Igrači slave' }],
      picture: { alt: 'Igrači slave', focalX: 30, focalY: 20 },
    },
  })
  const rows = `{ mediaRows(filter: { folder: ["${folder}"] }) {
    items { id name folder hasAlt uses access thumbnail } total { count } } }`
  expect(await send(rows)).toMatchObject({
    items: [{ id, name: 'IMG_1.png', folder: 'Utakmice', hasAlt: true, uses: 0, access: 'PUBLIC' }],
    total: { count: 1 },
  })
  expect(await send('{ mediaFolders { name parent files } }')).toEqual([
    { name: 'Utakmice', parent: null, files: 1 },
  ])
  expect(await send('{ staffMedia(id: "999999") { id } }')).toBeNull()
  expect(await send('{ staffMedia(id: "x") { id } }')).toBeNull()
})

test('refusals are named in the language of the member', async () => {
  await send(CREATE, { name: 'Kup' })
  expect(await send(CREATE, { name: 'kup', parent: null })).toMatchObject({
    ...{ code: 'NAME_TAKEN', field: 'name' },
  })
  const outer = (await send(CREATE, { name: 'Vanjska' })) as { folder: { id: string } }
  const { id } = outer.folder
  const move = mutation('moveMediaFolder', '... on MoveMediaFolderSuccess { folder { parent } }')
  expect(await send(move, { id, parent: id }, 'en')).toMatchObject({
    ...{ code: 'FOLDER_LOOP', message: expect.stringContaining('inside of itself') },
  })
  expect(await send(CREATE, { name: 'Unutarnja', parent: id })).toMatchObject({ folder: {} })
  const rename = mutation(
    'renameMediaFolder',
    '... on RenameMediaFolderSuccess { folder { name } }',
  )
  expect(await send(rename, { id, name: 'Arhiva' })).toEqual({ folder: { name: 'Arhiva' } })
  const remove = `mutation ($input: StaffIdInput!) { deleteMediaFolder(input: $input) {
    ... on DeleteMediaFolderSuccess { success } ... on StaffProblem { code message } } }`
  expect(await send(remove, { id })).toMatchObject({
    ...{ code: 'FOLDER_NOT_EMPTY', message: expect.stringContaining('nije prazna') },
  })
})

test('a used picture stays, with what shows it; cached answers of the shop follow a replacement [RL-04~]', async () => {
  const [id, by, free] = [await world.add(), await world.add(), await world.add()]
  await addProduct(services, { name: 'Šal', mediaIds: [id], slug: { hrv: 'sal-klupski' } })
  await world.write((trx) => setOption(trx, { key: 'ShareImage', value: '', mediaId: id }))
  const remove = mutation(
    'deleteMedia',
    '... on DeleteMediaSuccess { deleted used { id name uses { kind title path } } }',
  )
  expect(await send(remove, { ids: [`${id}`, `${free}`] })).toMatchObject({
    deleted: [`${free}`],
    used: [
      {
        id: `${id}`,
        uses: [
          { kind: 'SITE', title: 'ShareImage', path: null },
          { kind: 'PRODUCT', title: 'Šal', path: '/product/sal-klupski' },
        ],
      },
    ],
  })

  const PRODUCT = `{ product(slug: "sal-klupski") { ... on Product { media { src focalX } } } }`
  const shown = async () => {
    const { data } = await post('/graphql', PRODUCT, {}, {})
    return (data['product'] as { media: { src: string }[] }).media[0]?.src
  }
  const before = await shown()
  for (let time = 0; time < 3; time += 1) expect(await shown()).toBe(before)
  const replace = mutation('replaceMedia', '... on ReplaceMediaSuccess { media { path } }')
  await send(replace, { id: `${id}`, with: `${by}` })
  await eventually(async () => expect(await shown()).not.toBe(before))
})
