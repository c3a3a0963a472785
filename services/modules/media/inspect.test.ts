import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { claimingPng } from '#tests/support/hostile-pictures.ts'
import { inspectPicture } from './inspect.ts'

const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">${inside}</svg>`)

const ground = { width: 600, height: 400, channels: 3, background: '#17356a' } as const

test('type, size and preview come from the bytes, not from the name', async () => {
  const jpeg = await sharp({ create: ground }).jpeg().toBuffer()

  const found = await inspectPicture(jpeg)

  expect(found).toMatchObject({ extension: 'jpg', mime: 'image/jpeg', width: 600, height: 400 })
  expect(found.hash).toMatch(/^[0-9a-f]{64}$/)
  expect(found.placeholder).toMatch(/^data:image\/webp;base64,/)
})

test('an AVIF is one of the known types [ML-06]', async () => {
  const avif = await sharp({ create: ground }).avif({ effort: 0 }).toBuffer()

  expect(await inspectPicture(avif)).toMatchObject({ extension: 'avif', mime: 'image/avif' })
})

test('a busy picture still has a preview of at most 300 bytes', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const
  const busy = await sharp({ create: { ...ground, noise } })
    .png()
    .toBuffer()

  const { placeholder } = await inspectPicture(busy)

  expect(placeholder?.length).toBeLessThanOrEqual(300)
})

test('a turned photograph has the measures in which it is seen', async () => {
  const turned = await sharp({ create: ground }).withMetadata({ orientation: 6 }).jpeg().toBuffer()

  expect(await inspectPicture(turned)).toMatchObject({ width: 400, height: 600 })
})

test('a drawing that refers to itself is a picture', async () => {
  const drawing = svg('<defs><path id="a" d="M0 0h9"/></defs><use href="#a"/>')

  expect(await inspectPicture(drawing)).toMatchObject({ extension: 'svg', placeholder: null })
})

test('a drawing as programs write it is a picture', async () => {
  const head =
    '\ufeff<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'
  const inside = svg('<style>.a{fill:url( "#a" )}</style><rect class="a" width="9" height="9"/>')

  const found = await inspectPicture(Buffer.concat([Buffer.from(head), inside]))

  expect(found).toMatchObject({ extension: 'svg', width: 40, height: 20 })
})

describe('refused', () => {
  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['an event handler', '<rect width="9" height="9" onload="alert(1)"/>'],
    ['foreign content', '<foreignObject><p>x</p></foreignObject>'],
    ['a script link', '<a href="javascript:alert(1)"><rect width="9" height="9"/></a>'],
    [
      'a script under another name',
      '<x:script xmlns:x="http://www.w3.org/2000/svg">a()</x:script>',
    ],
    ['a style sheet from elsewhere', '<style>@import "https://evil.example/x.css";</style>'],
    ['a pattern from elsewhere', '<rect style="fill:url( https://evil.example/x )"/>'],
    ['something from elsewhere', '<image href="https://evil.example/x.png" width="9" height="9"/>'],
  ])('a drawing with %s', async (_what, inside) => {
    await expect(inspectPicture(svg(inside))).rejects.toMatchObject({ status: 415 })
  })

  test.each([
    ['a document from elsewhere', '<!DOCTYPE svg SYSTEM "https://evil.example/x.dtd">'],
    ['entities of its own', '<!DOCTYPE svg [<!ENTITY a "b">]>'],
    ['a style sheet that is a program', '<?xml-stylesheet type="text/xsl" href="#a"?>'],
  ])('a drawing with %s before it', async (_what, before) => {
    const drawing = Buffer.concat([Buffer.from(before), svg('')])
    await expect(inspectPicture(drawing)).rejects.toMatchObject({ status: 415 })
  })

  test('a compressed SVG, whose content was not inspected', async () => {
    const packed = gzipSync(svg('<script>alert(1)</script>'))
    await expect(inspectPicture(packed)).rejects.toMatchObject({ status: 415 })
  })

  test.each([
    ['text', '<?php echo 1;'],
    ['a page', '<!doctype html><title>x</title>'],
    ['nothing', ''],
  ])('%s', async (_what, text) => {
    await expect(inspectPicture(Buffer.from(text))).rejects.toMatchObject({ status: 415 })
  })

  test('a picture longer than WebP can hold, in which it would have to be served', async () => {
    const strip = sharp({ create: { ...ground, width: 16_384, height: 2 } })
    await expect(inspectPicture(await strip.jpeg().toBuffer())).rejects.toMatchObject({
      status: 413,
    })
  })

  test('a few bytes that claim 60,000 by 60,000 pixels', async () => {
    await expect(inspectPicture(claimingPng(60_000))).rejects.toMatchObject({ status: 413 })
  })
})
