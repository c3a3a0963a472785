import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { variantsFolder } from '#services/modules/media/originals.ts'
import { NEW_SIZES } from '#services/modules/media/plugin.ts'
import { atPlace } from '#services/platform/limits/rate-place.ts'
import { addPicture, plainPicture } from '#tests/support/pictures.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'

eachEngine('sizes that nobody has requested before', (engine) => {
  let services: TestServices

  beforeAll(async () => {
    services = await startServices({ engine })
  })
  afterAll(async () => await services.close())

  const send = (path: string, init: RequestInit = {}) => fetch(services.url + path, init)
  const drawn = () =>
    readdir(variantsFolder(services.config.dataDir), { recursive: true }).catch(() => [])

  test('HEAD, a cached copy and a request for what is ready draw nothing', async () => {
    const path = (await addPicture(services, await plainPicture(1)))('w320')
    const before = await drawn()

    const head = await send(path, { method: 'HEAD' })
    const etag = head.headers.get('etag') ?? ''
    const known = await send(path, { headers: { 'if-none-match': etag } })
    const onlyReady = { headers: { 'cache-control': 'only-if-cached' } }
    const notReady = await send(path, onlyReady)

    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(head.headers.get('content-length')).toBeNull()
    expect([known.status, notReady.status]).toEqual([304, 504])
    expect(notReady.headers.get('cache-control')).toBe('no-store')
    expect(await drawn()).toEqual(before)

    const picture = await send(path)
    const length = picture.headers.get('content-length')
    expect([picture.status, picture.headers.get('etag')]).toEqual([200, etag])
    expect((await send(path, { method: 'HEAD' })).headers.get('content-length')).toBe(length)
    expect((await send(path, onlyReady)).status).toBe(200)
  })

  test('one place gets 600 in five minutes; what is ready is served on', async () => {
    const ready = (await addPicture(services, await plainPicture(2)))('w320')
    const fresh = (await addPicture(services, await plainPicture(3)))('w320')
    expect((await send(ready)).status).toBe(200)
    const steps = atPlace(NEW_SIZES, '127.0.0.1')
    const { limits } = services.services.deps
    while (await limits.claim(...steps).catch(() => null));

    const refused = await send(fresh)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('300')
    expect((await send(ready)).status).toBe(200)

    services.clock.advance(300_000)
    expect((await send(fresh)).status).toBe(200)
  })
})
