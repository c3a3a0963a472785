import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  archiveEnd,
  claimingPng,
  heic,
  moving,
  photograph,
  svg,
  withChunk,
  withRiffPart,
  withSegment,
} from '#tests/support/hostile-pictures.ts'
import { cleanPicture } from './clean-picture.ts'
import { extrasOf } from './picture-parts.ts'
import { pictureType } from './picture-type.ts'

const FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const
const SECRET = 'Ana Horvat, Split'

const followedBy = async (format: (typeof FORMATS)[number], text: string) =>
  Buffer.concat([await photograph(format), Buffer.from(text)])
const codeOf = async (bytes: Uint8Array) =>
  await cleanPicture(bytes).then(
    ({ extension }) => extension,
    (error: { code?: string }) => error.code,
  )

test.each(FORMATS)('a picture of nothing but pixels is stored as it came (%s)', async (format) => {
  const given = await photograph(format)

  const { bytes } = await cleanPicture(given)

  expect(Buffer.from(bytes).equals(given)).toBe(true)
})

test('what is beside the pixels is gone, and a second cleaning finds nothing', async () => {
  const jpeg = await photograph('jpeg')
  const profiled = sharp(jpeg).withIccProfile('p3')
  const given = [
    withSegment(jpeg, 0xfe, SECRET),
    withSegment(jpeg, 0xeb, SECRET),
    withSegment(await profiled.jpeg().toBuffer(), 0xed, SECRET),
    withChunk(await photograph('png'), 'teXt', SECRET),
    withChunk(await profiled.png().toBuffer(), 'eXIf', SECRET),
    withRiffPart(await photograph('webp'), 'HIDE', SECRET),
    ...(await Promise.all(FORMATS.map(async (format) => await followedBy(format, SECRET)))),
  ]
  for (const file of given) {
    const { bytes, extension } = await cleanPicture(file)
    const cleaned = Buffer.from(bytes)
    const type = pictureType(cleaned)

    expect([cleaned.includes(SECRET), type && extrasOf(cleaned, type).others]).toEqual([false, []])
    expect(Buffer.from((await cleanPicture(cleaned)).bytes).equals(cleaned), extension).toBe(true)
  }
})

test('a photograph with a second picture or a film behind it, as telephones write, is stored', async () => {
  const film = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1')
  const jpeg = await photograph('jpeg')

  expect(await codeOf(Buffer.concat([jpeg, film]))).toBe('jpg')
  expect(await codeOf(Buffer.concat([jpeg, await photograph('jpeg', 9)]))).toBe('jpg')
})

test('a still GIF becomes a WebP with the same colours', async () => {
  const gif = await sharp(await photograph('png', 300))
    .gif()
    .toBuffer()

  const { bytes, extension, mime } = await cleanPicture(gif)

  expect([extension, mime]).toEqual(['webp', 'image/webp'])
  const pixels = async (file: Uint8Array) => (await sharp(file).removeAlpha().raw().toBuffer())[0]
  expect(await pixels(bytes)).toBe(await pixels(gif))
})

describe('refused with its reason', () => {
  test('a picture that is something else too', async () => {
    const [jpeg, png] = [await photograph('jpeg'), await photograph('png')]
    const mixed = [
      await followedBy('jpeg', '<?php system($_GET[0]);'),
      withSegment(jpeg, 0xfe, '%PDF-1.7 1 0 obj'),
      withSegment(jpeg, 0xe1, '<script>alert(1)</script>'),
      withChunk(png, 'tEXt', 'Comment\0<iframe src=//evil.example>'),
      await followedBy('webp', '<!DOCTYPE html><title>x</title>'),
      Buffer.concat([png, archiveEnd('savez')]),
      Buffer.concat([await sharp(png).gif().toBuffer(), Buffer.from('<html><script>a()</script>')]),
    ]
    expect(await Promise.all(mixed.map(codeOf))).toEqual(mixed.map(() => 'MIXED_FILE'))
  })

  test('a picture that ends too early', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const busy = sharp({
      create: { width: 400, height: 300, channels: 3, background: 'red', noise },
    })
    for (const format of FORMATS) {
      const whole = await busy.clone().toFormat(format).toBuffer()
      expect(await codeOf(whole.subarray(0, whole.byteLength / 2)), format).toBe('BROKEN_PICTURE')
    }
  })

  test('what moves, what telephones of Apple store, and what is no picture', async () => {
    expect(await codeOf(await moving('gif'))).toBe('MOVING_PICTURE')
    expect(await codeOf(await moving('webp'))).toBe('MOVING_PICTURE')
    expect(await codeOf(heic())).toBe('HEIC_PICTURE')
    for (const text of ['<?php echo 1;', '%PDF-1.7', '', 'MZ', 'GIF8', 'RIFF....WAVE']) {
      expect(['NO_PICTURE', 'BROKEN_PICTURE']).toContain(await codeOf(Buffer.from(text)))
    }
  })

  test('too many pixels, fewer where all of them are in memory at once', async () => {
    expect(await codeOf(claimingPng(60_000))).toBe('TOO_MANY_PIXELS')
    expect(await codeOf(claimingPng(8_000, { isInterlaced: true }))).toBe('TOO_MANY_PIXELS')
    expect(await codeOf(claimingPng(8_000))).toBe('BROKEN_PICTURE')
  })
})

describe('a drawing', () => {
  const cleaned = async (inside: string, attributes = '') =>
    Buffer.from((await cleanPicture(svg(inside, attributes))).bytes).toString()
  const shape = '<path id="a" d="M0 0h9"/>'

  test.each([
    ['a script', `${shape}<script>alert(1)</script>`],
    ['a script under another name', `${shape}<x:script xmlns:x="${'y'}">a()</x:script>`],
    ['an event handler', '<path id="a" d="M0 0h9" onload="alert(1)"/>'],
    ['foreign content', `${shape}<foreignObject><body/></foreignObject>`],
    ['a link that runs', `<a href="javascript:alert(1)">${shape}</a>`],
    ['a picture from elsewhere', `${shape}<image xlink:href="https://evil.example/x.png"/>`],
    ['a fill from elsewhere', '<path id="a" d="M0 0h9" fill="url( https://evil.example/x )"/>'],
    ['an animation', '<path id="a" d="M0 0h9"><set attributeName="href" to="x"/></path>'],
    ['the name of its author', `<!-- ${SECRET} --><metadata>${SECRET}</metadata>${shape}`],
  ])('loses %s and is stored', async (_what, inside) => {
    const text = await cleaned(inside)

    expect(text).toMatch(/<path id="a" d="M0 0h9"/)
    expect(text).not.toMatch(/script|onload|foreign|evil|javascript|<set|Horvat/)
  })

  test('stays as it came when there is nothing to remove', async () => {
    const given = svg(`<style>.a{fill:url(#a)}</style>${shape}<use xlink:href="#a"/>`)
    expect(Buffer.from((await cleanPicture(given)).bytes).equals(given)).toBe(true)
  })

  test('stays what it is when it is cleaned', async () => {
    const gradient = '<linearGradient id="b"><stop offset="0"/></linearGradient><clipPath id="c"/>'
    const used = '<use xlink:href="#a" clip-path="url(#c)" style="fill:url(#b)"/>'
    const text = await cleaned(`<!-- x -->${gradient}${shape}${used}`, ' viewBox="0 0 40 20"')

    for (const part of ['viewBox="0 0 40 20"', '<linearGradient id="b">', '<clipPath id="c">']) {
      expect(text).toContain(part)
    }
    expect(text).toMatch(/<use xlink:href="#a" clip-path="url\(#c\)" style="fill:url\(#b\)"/)
  })

  test.each([
    ['a style sheet from elsewhere', '<style>@import "https://evil.example/x.css";</style>'],
    [
      'tags that appear when it is read again',
      '<!----><style>&lt;script&gt;a()&lt;/script&gt;</style>',
    ],
  ])('with %s is refused', async (_what, inside) => {
    expect(await codeOf(svg(inside + shape))).toBe('UNSAFE_DRAWING')
  })

  test('loses its entities; one of a megabyte is refused', async () => {
    const drawing = svg(`<text>&a;</text>${shape}`)
    const given = Buffer.concat([Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]>'), drawing])
    const text = Buffer.from((await cleanPicture(given)).bytes).toString()
    expect(text).not.toMatch(/ENTITY|DOCTYPE/)
    expect(await codeOf(svg(`<!--${'x'.repeat(1_000_000)}-->`))).toBe('FILE_TOO_LARGE')
  })

  test('that keeps a reader busy for minutes is refused at once, by its text alone', async () => {
    const tens = (at: number) => `<g id="b${at + 1}">${`<use href="#b${at}"/>`.repeat(10)}</g>`
    const copies = Array.from({ length: 30 }, (_, at) => tens(at)).join('')
    const chain = (at: number) => `<g id="c${at}"><use href="#c${at + 1}"/></g>`
    const patterns = (at: number) =>
      `<pattern id="p${at + 1}">${`<rect fill="url( '#p${at}' )"/>`.repeat(9)}</pattern>`
    const costly = [
      `<g id="b0"/>${copies}`,
      Array.from({ length: 12_000 }, (_, at) => chain(at)).join(''),
      Array.from({ length: 9 }, (_, at) => patterns(at)).join(''),
      `<!-- -->${'<g>'.repeat(100_000)}${'</g>'.repeat(100_000)}`,
      `<svg:text>${'a'.repeat(500_000)}</svg:text>`,
      `<text>${`<tspan>${'a'.repeat(900)}</tspan>`.repeat(30)}</text>`,
    ]
    for (const inside of costly) expect(await codeOf(svg(inside))).toBe('UNSAFE_DRAWING')

    const legend = `<text>${'<tspan>Prva nogometna liga 2026.</tspan>'.repeat(200)}</text>`
    const notes = `<desc>${'Opis. '.repeat(1_000)}</desc><metadata>${'A'.repeat(50_000)}</metadata>`
    const own = '<use href="#a"/>'.repeat(400)
    expect(await codeOf(svg(legend + notes + shape + own))).toBe('svg')
  }, 15_000)

  test('is read in time that grows with its length, also when it repeats itself', async () => {
    for (const text of [
      '"<a ',
      '\' <a "',
      'url(',
      '<!DOCTYPE',
      'href= ',
      '< ',
      ' on',
      '<a ',
      '<style>',
      '<!--',
    ]) {
      const long = `${text}${' '.repeat(400_000)}${text.repeat(400_000 / text.length)}`
      await codeOf(svg(long))
    }
  }, 15_000)
})
