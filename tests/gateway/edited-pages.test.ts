import { afterAll, beforeAll, expect, test } from 'vitest'
import { filterPosts } from '#services/contract/cms.ts'
import { saveDeskForm } from '#services/contract/form-desk.ts'
import { saveDeskPost } from '#services/contract/post-desk.ts'
import { listSettings, saveSetting } from '#services/contract/staff-settings.ts'
import { setNavigation } from '#services/modules/cms/api.ts'
import { createMediaWorld, type MediaWorld } from '#tests/services/media-world.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { within } from '#tests/support/within.ts'
import { startRenderingGateway } from './rendering-gateway.ts'

const SITTING = 'edited-pages'
const SOON_MS = 2_000

eachEngine('cached pages after an edit of staff', (engine) => {
  let services: TestServices
  let graph: TestGateway
  let media: MediaWorld
  let post = { id: '', path: '', picture: '' }
  let formId = ''
  let pages: string[] = []
  const rendered = new Set<string>()

  beforeAll(async () => {
    services = await startServices({ seed: true, engine })
    media = await createMediaWorld(services)
    graph = await startRenderingGateway(services, {}, (path) => rendered.add(path))
    const { records } = await services.call(filterPosts, { limit: 40, page: 1 })
    const old = records.at(-1)
    if (!old?.media) throw new Error('The demo has no older post with a picture')
    post = { id: `${old.id}`, path: `/${old.slug}`, picture: `${old.media.id}` }
    const { form_id } = await services.db
      .selectFrom('form_field')
      .select('form_id')
      .where('id', '=', 'porukak1')
      .executeTakeFirstOrThrow()
    formId = `${form_id}`
    pages = [
      '/',
      '/shop',
      '/objave',
      post.path,
      '/kontakti',
      '/volonteri',
      '/o-nama',
      `/obrazac/${formId}`,
    ]
  })
  afterAll(async () => {
    await graph.close()
    await services.close()
  })

  const htmlOf = async (path: string) => await (await fetch(graph.url + path)).text()

  async function visitAll(): Promise<void> {
    for (const path of pages) await htmlOf(path)
  }

  /** Which of all pages were rendered again once one of them shows what an edit has returned. */
  async function renderedAfter(
    edit: (nth: number) => Promise<string>,
    on: string,
  ): Promise<string[]> {
    let nth = 0
    return await within(
      SOON_MS,
      async () => {
        nth += 1
        const text = await edit(nth)
        await expect.poll(() => htmlOf(on), { timeout: 10_000, interval: 20 }).toContain(text)
        await visitAll()
        return [...rendered]
      },
      async () => {
        await visitAll()
        rendered.clear()
      },
    )
  }

  test('a form shows on its pages within two seconds, and no other is rendered again [FM-15~]', async () => {
    const staff = await services.as('content.write')
    let base = 'Pišite nam'

    const again = await renderedAfter(async (nth) => {
      const value = `Javite nam se ${nth}`
      const changes = [{ path: 'title.hrv', base, value }]
      await services.call(saveDeskForm, { id: formId, sitting: SITTING, changes }, staff)
      base = value
      return value
    }, '/kontakti')

    expect(again).toEqual(['/kontakti', `/obrazac/${formId}`])
  })

  test('a form that is closed loses its own page within two seconds, and has it again [FM-15~]', async () => {
    const staff = await services.as('content.write')
    const path = `/obrazac/${formId}`
    const statusOf = async () => (await fetch(graph.url + path)).status
    let base = true

    await within(SOON_MS, async () => {
      const changes = [{ path: 'isOpen', base, value: !base }]
      await services.call(saveDeskForm, { id: formId, sitting: SITTING, changes }, staff)
      base = !base
      await expect.poll(statusOf, { timeout: 10_000, interval: 20 }).toBe(base ? 200 : 404)
    })

    expect(await htmlOf('/obrazac/2147483647')).toContain('noindex')
  })

  test('so does a post, which lists of posts show as well [CM-14~]', async () => {
    const staff = await services.as('content.write', 'content.publish')
    let base = post.picture

    const again = await renderedAfter(async (nth) => {
      const alt = `Dvorana ${nth}`
      const value = `${await media.add({ alt })}`
      const changes = [{ path: 'picture', base, value }]
      await services.call(saveDeskPost, { id: post.id, sitting: SITTING, changes }, staff)
      base = value
      return alt
    }, post.path)

    expect(again).toContain(post.path)
    expect(again).not.toContain('/kontakti')
    expect(again).not.toContain('/shop')
  })

  test('a menu and an option show on every page [CM-15~]', async () => {
    const staff = await services.as('settings.write')
    const key = 'options/CopyrightText'
    const { records } = await services.call(listSettings, {}, staff)
    let base = records.find((one) => one.key === key)?.value ?? null

    const menu = await renderedAfter(async (nth) => {
      const title = `Izbornik ${nth}`
      await services.db
        .transaction()
        .execute((trx) => setNavigation(trx, 'main', [{ titles: { hrv: title }, path: '/o-nama' }]))
      return title
    }, '/o-nama')
    const option = await renderedAfter(async (nth) => {
      const value = `Prava pridržana ${nth}`
      const changes = [{ path: 'value', base, value }]
      const { setting } = await services.call(
        saveSetting,
        { key, sitting: SITTING, changes },
        staff,
      )
      base = setting.value
      return value
    }, '/shop')

    expect(menu.toSorted()).toEqual(pages.toSorted())
    expect(option.toSorted()).toEqual(pages.toSorted())
  })
})
