import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput } from '#services/contract/call.ts'
import { filterPosts } from '#services/contract/cms.ts'
import { listEdits } from '#services/contract/history.ts'
import { getDeskPost, saveDeskPost } from '#services/contract/post-desk.ts'
import { listPostRows } from '#services/contract/post-list.ts'
import { createPost } from '#services/modules/cms/api.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { createMediaWorld, type MediaWorld } from './media-world.ts'

eachEngine('pictures of posts', (engine) => {
  let services: TestServices
  let media: MediaWorld
  let editor: Record<string, string>
  let written = 0

  beforeAll(async () => {
    services = await startServices({ engine })
    media = await createMediaWorld(services)
    editor = await services.as('content.write', 'content.publish', 'audit.read')
  })
  afterAll(async () => await services?.close())

  const write = async (publishedAt: string | null, title = 'Pobjeda') => {
    written += 1
    const at = services.clock.now().toISOString()
    const texts = { title, excerpt: 'Kratko.', body: '<p>Tekst.</p>' }
    return await media.write((trx) =>
      createPost(trx, { language: 'hrv', slug: `objava-${written}`, ...texts, publishedAt, at }),
    )
  }
  const now = () => services.clock.now().toISOString()
  type Change = CallInput<typeof saveDeskPost>['changes'][number]
  const input = (id: number, base: string | null, value: string | null) => ({
    ...{ id, sitting: `sitting-${Math.random()}` },
    changes: [{ path: 'picture', base, value } as Change],
  })
  const save = async (id: number, base: string | null, value: string | null) =>
    await services.call(saveDeskPost, input(id, base, value), editor)

  test('are chosen, shown on the site at once, taken away again, and recorded', async () => {
    const id = await write(now())
    const picture = `${await media.add()}`
    const { post } = await save(id, null, picture)
    expect(post).toMatchObject({
      state: 'PUBLIC',
      title: 'Pobjeda',
      picture: { id: Number(picture) },
    })
    const { records } = await services.call(filterPosts, {})
    expect(records.find((one) => one.id === id)?.media?.id).toBe(Number(picture))
    const { edits } = await services.call(listEdits, { entity: 'post', id: `${id}` }, editor)
    expect(edits[0]).toMatchObject({ path: 'picture', before: null, after: picture })
    expect((await save(id, picture, null)).post.picture).toBeNull()
  })

  test('of a public post need an alternative text, and of a draft none', async () => {
    const mute = `${await media.add({ alt: '' })}`
    const [shown, draft] = [await write(now()), await write(null)]
    const { status, body } = await services.send(saveDeskPost, input(shown, null, mute), editor)
    expect([status, body]).toMatchObject([409, { error: { code: 'ALT_MISSING' } }])
    expect((await save(draft, null, mute)).post.picture).toMatchObject({ id: Number(mute) })
  })

  test('of a public post are changed by those who may publish', async () => {
    const author = await services.as('content.write')
    const [shown, draft] = [await write(now()), await write(null)]
    const picture = `${await media.add()}`
    const tried = await services.send(saveDeskPost, input(shown, null, picture), author)
    expect(tried.status).toBe(403)
    const { post } = await services.call(saveDeskPost, input(draft, null, picture), author)
    expect(post.picture).toMatchObject({ id: Number(picture) })
  })

  test('that somebody else changed meanwhile are not overwritten', async () => {
    const id = await write(null)
    const [one, other] = [`${await media.add()}`, `${await media.add()}`]
    await save(id, null, one)
    const late = await save(id, null, other)
    expect(late).toMatchObject({ applied: [], differing: [{ path: 'picture', current: one }] })
    const missing = await services.send(getDeskPost, { id: 999_999 }, editor)
    expect(missing.status).toBe(404)
  })

  test('are found in the list by state, and where one is missing', async () => {
    const later = new Date(services.clock.now().getTime() + 60_000).toISOString()
    const [draft, planned] = [await write(null, 'Nacrt jedan'), await write(later, 'Nacrt dva')]
    const rows = async (query: object) =>
      (await services.call(listPostRows, query, editor)).items.map(({ id, state }) => [id, state])
    expect(await rows({ search: 'nacrt', filter: { state: ['DRAFT'] } })).toEqual([
      [`${draft}`, 'DRAFT'],
    ])
    expect(await rows({ search: 'nacrt', filter: { state: ['PLANNED'] } })).toEqual([
      [`${planned}`, 'PLANNED'],
    ])
    await save(draft, null, `${await media.add()}`)
    expect(await rows({ search: 'nacrt', filter: { hasPicture: false } })).toEqual([
      [`${planned}`, 'PLANNED'],
    ])
  })
})
