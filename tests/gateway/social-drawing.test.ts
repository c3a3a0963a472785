import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import type { PagesOptions } from '#gateway/pages/options.ts'
import { factsOf } from '#gateway/pages/social/facts.ts'
import { signedAddresses } from '#gateway/pages/social/signed-address.ts'
import { type PagesWorld, startPagesWorld } from './pages-world.ts'

const KEY = 'key'
const { pathOf } = signedAddresses(KEY)

let world: PagesWorld

afterEach(() => world.close())

async function open(drawPicture: NonNullable<PagesOptions['drawPicture']>): Promise<void> {
  world = await startPagesWorld({ signingKey: KEY, drawPicture })
}

const picture = (title: string) => pathOf(factsOf({ kind: 'page', title, site: 'Savez' }))

test('one picture is drawn at a time, and each once for all who read it', async () => {
  const drawn: string[] = []
  let running = 0
  let most = 0
  await open(async ({ title }) => {
    running += 1
    most = Math.max(most, running)
    await nextTurn()
    running -= 1
    drawn.push(title)
    return Buffer.from(title)
  })
  const titles = Array.from({ length: 20 }, (_, at) => `Slika ${at}`)
  const read = () => Promise.all([...titles, ...titles].map((title) => world.get(picture(title))))
  const answers = [...(await read()), ...(await read())]

  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(answers[3]?.body).toBe('Slika 3')
  expect([most, drawn.toSorted()]).toEqual([1, titles.toSorted()])
})

test('when many wait, others get the sign of the site, which is not stored', async () => {
  const released = Promise.withResolvers<void>()
  await open(async ({ title }) => {
    await released.promise
    return Buffer.from(title)
  })
  const all = Array.from({ length: 40 }, (_, at) => world.get(picture(`Slika ${at}`)))
  const refused = await Promise.all(all.slice(31))
  released.resolve()

  for (const { status, headers } of refused) {
    expect([status, headers['location'], headers['cache-control']]).toEqual([
      302,
      'http://shop.test/icon-512.png',
      'no-store',
    ])
  }
  const served = await Promise.all(all.slice(0, 31))
  expect(new Set(served.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await world.get(picture('Slika 35'))).status).toBe(200)
})

test('a drawing that fails is tried again by the next reader', async () => {
  let tries = 0
  await open(async () => {
    tries += 1
    if (tries === 1) throw new Error('no memory')
    return Buffer.from('drawn')
  })
  expect((await world.get(picture('Slika'))).status).toBe(302)
  const { status, headers, body } = await world.get(picture('Slika'))
  expect([status, headers['content-type'], body]).toEqual([200, 'image/jpeg', 'drawn'])
})

test('an address that is not ours draws nothing, nor does one that a reader has already', async () => {
  let tries = 0
  await open(async () => {
    tries += 1
    return Buffer.from('drawn')
  })
  for (const path of ['/social/', '/social/a.jpg', picture('Slika').replace('.jpg', 'x.jpg')]) {
    expect([path, (await world.get(path)).status]).toEqual([path, 404])
  }
  const path = picture('Slika')
  const signature = path.slice('/social/'.length).split('.', 1)[0]
  expect((await world.get(path, { 'if-none-match': `"${signature}"` })).status).toBe(304)
  expect(tries).toBe(0)
})
