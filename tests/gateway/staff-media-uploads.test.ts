import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { heic, photograph, svg } from '#tests/support/hostile-pictures.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'

let services: TestServices
let gateway: TestGateway
let token: string

beforeAll(async () => {
  services = await startServices()
  gateway = await startGateway({ servicesUrl: services.url, clock: services.clock })
  token = (await services.as('media.write'))['accessToken'] ?? ''
})
afterAll(async () => {
  await gateway.close()
  await services.close()
})

const MEDIA = 'id name path width extension access'
const CREATE = `mutation ($input: CreateMediaUploadInput!) { answer: createMediaUpload(input: $input) {
  __typename ... on CreateMediaUploadSuccess { id path type isReceived }
  ... on MediaDuplicate { duplicate { ${MEDIA} } }
  ... on StaffProblem { code message field limit } } }`
const FINISH = `mutation ($input: StaffIdInput!) { answer: finishMediaUpload(input: $input) {
  __typename ... on FinishMediaUploadSuccess { media { ${MEDIA} picture { placeholder } } }
  ... on StaffProblem { code message } } }`

type Answer = Record<string, unknown> & { id: string; path: string; type: string }

async function send(query: string, input: object, language = 'hr'): Promise<Answer> {
  const response = await fetch(`${gateway.url}/graphql/staff`, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', 'x-language': language },
      cookie: `staff=${token}`,
    },
    body: JSON.stringify({ query, variables: { input } }),
  })
  const { data } = (await response.json()) as { data: { answer: Answer } }
  return data.answer
}

const given = (bytes: Uint8Array, name = 'gol.png') => ({
  ...{ name, bytes: bytes.byteLength },
  sha256: createHash('sha256').update(bytes).digest('hex'),
})

async function upload(bytes: Uint8Array): Promise<Answer> {
  const { id, path, type } = await send(CREATE, given(bytes))
  const headers = { 'content-type': type }
  const body = new Uint8Array(bytes)
  const answer = await fetch(gateway.url + path, { method: 'PUT', headers, body })
  expect(answer.status).toBe(200)
  return await send(FINISH, { id })
}

test('a picture is put to this site and comes into the library; the same file is its duplicate', async () => {
  const bytes = await photograph('png')
  const stored = await upload(bytes)
  const media = { name: 'gol.png', width: 48, extension: 'png', access: 'PUBLIC' }
  expect(stored).toMatchObject({ __typename: 'FinishMediaUploadSuccess', media })
  expect(await send(CREATE, given(bytes, 'isti.png'))).toMatchObject({
    ...{ __typename: 'MediaDuplicate', duplicate: media },
  })
  const copy = await send(CREATE, { ...given(bytes), isCopy: true })
  expect(copy).toMatchObject({ __typename: 'CreateMediaUploadSuccess', isReceived: false })
})

test('a drawing is served so that it can do nothing, also through this site', async () => {
  const { media } = await upload(svg('<script>a()</script><path d="M0 0h9"/>'))
  const answer = await fetch(gateway.url + (media as { path: string }).path)

  expect(await answer.text()).not.toContain('script')
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})

test('what is refused has its reason and what to do, in the language of the member [FM-22~]', async () => {
  const bytes = await photograph('png', 5)
  expect(await send(CREATE, given(bytes, 'IMG_2.heic'), 'en')).toMatchObject({
    ...{ code: 'HEIC_PICTURE', message: expect.stringContaining('export the picture as JPEG') },
  })
  expect(await send(CREATE, { ...given(bytes), bytes: 26_000_000 })).toMatchObject({
    ...{ code: 'FILE_TOO_LARGE', message: expect.stringContaining('25 MB') },
  })
  expect(await send(CREATE, { ...given(bytes), replaces: '1' })).toMatchObject({
    ...{ code: 'FORBIDDEN', field: 'media.delete' },
  })
  expect(await upload(heic())).toMatchObject({
    ...{ code: 'HEIC_PICTURE', message: expect.stringContaining('Najkompatibilnije') },
  })
})
