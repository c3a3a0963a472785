import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPost, filterPosts } from '#services/contract/cms.ts'
import { CONTENT_RIGHTS, startServices, type TestServices } from '#tests/support/services.ts'

let services: TestServices

beforeAll(async () => {
  services = await startServices({ engine: 'sqlite' })
})
afterAll(async () => await services.close())

async function pragma(statement: string): Promise<unknown> {
  const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(statement)}`.execute(
    services.db,
  )
  return Object.values(rows[0] ?? {})[0]
}

let editor: Record<string, string>

function write(number: number) {
  const post = {
    title: `Objava ${number}`,
    slug: `objava-${number}`,
    excerpt: 'Duga objava.',
    body: `<p>${'Dvorana je puna. '.repeat(4_000)}</p>`,
  }
  return services.send(createPost, post, editor)
}

test('case 7: a full disk refuses what is written, answers what is read, and breaks nothing', async () => {
  const room = Number(await pragma('page_count')) + 200
  await pragma(`max_page_count = ${room}`)
  editor = await services.as(...CONTENT_RIGHTS)
  let kept = 0
  let answer = await write(kept)
  while (answer.status === 200 && kept < 100) {
    kept += 1
    answer = await write(kept)
  }

  expect(answer).toMatchObject({
    status: 503,
    body: { error: { statusCode: 503, code: 'DATABASE_UNAVAILABLE' } },
  })
  expect(answer.headers.get('retry-after')).toBe('2')
  expect((await services.call(filterPosts, {})).total).toBe(kept)

  await pragma('max_page_count = 1000000')
  expect((await write(kept + 1)).status).toBe(200)
  expect((await services.call(filterPosts, {})).total).toBe(kept + 1)
  const slugs = services.db.selectFrom('slug').select('slug').where('kind', '=', 'post')
  expect(await slugs.execute()).toHaveLength(kept + 1)
  expect(await pragma('integrity_check')).toBe('ok')
})
