import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPost, filterPosts } from '#services/contract/cms.ts'
import { listEdits } from '#services/contract/history.ts'
import { createPostType, deletePostType, filterPostTypes } from '#services/contract/post-types.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'

eachEngine('types of posts', (engine) => {
  let services: TestServices
  let editor: Record<string, string>

  beforeAll(async () => {
    services = await startServices({ engine })
    editor = await services.as('content.write', 'content.publish', 'audit.read')
  })
  afterAll(async () => await services?.close())

  const add = async (title: string, slug: string, as = editor) =>
    await services.send(createPostType, { title, slug }, as)
  const all = async (keywords?: string) =>
    (await services.call(filterPostTypes, keywords ? { keywords } : {}, editor)).records
  const postOf = async (postType: string, slug: string) =>
    await services.send(
      createPost,
      { title: 'Razgovor', slug, excerpt: '', body: '<p>Tekst.</p>', postType },
      editor,
    )

  test('are made, found by their titles, and given to posts, which lists then select [AP-25] [ED-14]', async () => {
    const made = await add('Priopćenja', 'priopcenja')
    expect(made.body).toMatchObject({
      postType: { slug: 'priopcenja', title: 'Priopćenja', posts: 0 },
    })
    expect((await postOf('priopcenja', 'prvo-priopcenje')).status).toBe(200)
    expect((await postOf('nema', 'nema-vrste')).body).toMatchObject({
      error: { field: 'postType' },
    })

    expect(await all('PRIOPC')).toMatchObject([{ slug: 'priopcenja', posts: 1 }])
    expect((await all()).map(({ slug }) => slug)).toEqual(['priopcenja', 'vijesti'])
    const { records } = await services.call(filterPosts, { postTypeSlugs: ['priopcenja'] })
    expect(records).toMatchObject([{ slug: 'prvo-priopcenje' }])
    const { edits } = await services.call(
      listEdits,
      { entity: 'postType', id: 'priopcenja' },
      editor,
    )
    expect(edits).toMatchObject([{ path: 'title', before: null, after: 'Priopćenja' }])
  })

  test('are deleted unless a post is of them [AP-25]', async () => {
    const { body } = await add('Kratko', 'kratko')
    const { id } = (body as { postType: { id: number } }).postType
    expect((await services.send(deletePostType, { id }, editor)).body).toEqual({ success: true })
    expect((await services.send(deletePostType, { id }, editor)).status).toBe(404)

    await add('Najave', 'najave')
    await postOf('najave', 'prva-najava')
    const [used] = await all('Najave')
    const { status, body: refused } = await services.send(deletePostType, { id: used?.id }, editor)
    expect([status, refused]).toMatchObject([409, { error: { code: 'TYPE_IN_USE' } }])
  })

  test('have one slug each, and need the right to publish', async () => {
    await add('Videozapisi', 'video')
    expect((await add('Video', 'video')).body).toMatchObject({ error: { code: 'SLUG_TAKEN' } })
    expect((await add('X', 'Not a slug')).body).toMatchObject({ error: { field: 'slug' } })
    const writer = await services.as('content.write')
    expect((await add('Najnovije', 'najnovije', writer)).status).toBe(403)
    expect((await services.send(filterPostTypes, {}, {})).status).toBe(401)
  })
})
