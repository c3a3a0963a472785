import { spawnSync } from 'node:child_process'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { SocialFacts } from '#gateway/pages/social/facts.ts'
import { drawSocialPicture } from './draw-picture.ts'

const PRODUCT: SocialFacts = {
  ...{ kind: 'product', site: 'Jadranski sportski savez', title: 'Šal žuđenih čudesa ćuka' },
  price: { now: '12,00 €', before: '15,00 €', saving: '−20 %' },
}
const STORY: SocialFacts = { kind: 'story', site: 'Savez', title: 'Pobjeda', kicker: 'Vijesti' }
const TEAL = { r: 11, g: 111, b: 121 }

function filled(width: number, height: number, alpha = 1): Promise<Buffer> {
  const background = { ...TEAL, alpha }
  return sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer()
}

/** Colours at points of the picture, rounded to what a JPEG keeps. */
async function colorsAt(picture: Buffer, points: readonly (readonly [number, number])[]) {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([1200, 630])
  return points.map(([x, y]) => {
    const at = (y * info.width + x) * info.channels
    return [...data.subarray(at, at + 3)].map((value) => Math.round(value / 24))
  })
}

const rounded = (...color: readonly number[]) => color.map((value) => Math.round(value / 24))
const teal = rounded(TEAL.r, TEAL.g, TEAL.b)
const sand = rounded(0xf1, 0xec, 0xe2)
const ink = rounded(0x0b, 0x1b, 0x33)

test('it is the same on a machine without fonts', { timeout: 120_000 }, () => {
  const program = new URL('./program.ts', import.meta.url).pathname
  const [own, without] = [{}, { FONTCONFIG_FILE: '/dev/null', HOME: '/nowhere' }].map((env) =>
    spawnSync(process.execPath, [program], { env, input: `${JSON.stringify(PRODUCT)}\n` }),
  )
  expect(own?.status).toBe(0)
  expect(own?.stdout.length).toBeGreaterThan(20_000)
  expect(without?.stdout.equals(own?.stdout ?? Buffer.alloc(0))).toBe(true)
})

test('the picture of a product fills its side; one of another form lies whole on quiet ground', async () => {
  const points = [
    [700, 5],
    [948, 315],
    [1195, 625],
  ] as const
  const drawn = async (given: Buffer) => colorsAt(await drawSocialPicture(PRODUCT, given), points)
  expect(await drawn(await filled(800, 1000))).toEqual([teal, teal, teal])
  expect(await drawn(await filled(300, 1400))).toEqual([sand, teal, sand])
  expect(await drawn(await filled(1400, 300))).toEqual([sand, teal, sand])
  const hole = await sharp(await filled(800, 1000))
    .composite([{ input: await filled(300, 300), blend: 'dest-out' }])
    .png()
    .toBuffer()
  expect(await drawn(hole)).toEqual([sand, sand, sand])
})

test('that of a story is a card with round corners, cut where it is very narrow', async () => {
  const points = [
    [900, 315],
    [900, 80],
    [666, 80],
  ] as const
  const drawn = async (given: Buffer) => colorsAt(await drawSocialPicture(STORY, given), points)
  expect(await drawn(await filled(900, 600))).toEqual([teal, ink, ink])
  expect(await drawn(await filled(200, 1400))).toEqual([teal, teal, ink])
})

test('without a picture, and with one that cannot be read, the crest is in its place', async () => {
  const [none, broken] = await Promise.all([
    drawSocialPicture(STORY, null),
    drawSocialPicture(STORY, Buffer.from('<html>')),
  ])
  expect(broken.equals(none)).toBe(true)
  expect(await colorsAt(none, [[1002, 158]])).toEqual([rounded(0xfa, 0xf8, 0xf4)])
})

test('the design holds for the shortest and the longest texts', async () => {
  const long = 'Prvenstvo u rukometu na pijesku '.repeat(7)
  const texts: readonly SocialFacts[] = [
    { ...STORY, title: 'A' },
    { ...STORY, title: '🥇', site: '' },
    { ...STORY, title: long, site: long, kicker: long, lines: [long, long, long] },
    { ...PRODUCT, title: long, price: { now: '1.234.567.890,00 €', before: long, saving: long } },
  ]
  for (const facts of texts) {
    const drawn = await drawSocialPicture(facts, await filled(900, 600))
    // Nothing reaches the margin at the left or at the bottom.
    const [ground, ...edge] = await colorsAt(drawn, [
      [5, 5],
      ...[20, 40].flatMap((x) => [200, 400, 560].map((y) => [x, y] as const)),
      ...[100, 300, 500].map((x) => [x, 622] as const),
    ])
    expect(new Set(edge.map(String))).toEqual(new Set([String(ground)]))
  }
})
