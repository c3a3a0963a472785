import { expect, test } from 'vitest'
import { drawLit } from './cloth.ts'
import { mesh } from './grain.ts'
import { foldHeight, foldsOf, sumHeights, volume, wrinkleHeight } from './height.ts'
import { encodeCanvas } from './job.ts'
import { rasterAlpha, rasterRgb, svgDocument } from './raster.ts'
import { castShadow, createCanvas, flatGround, warpCanvas } from './stage.ts'

const size = { width: 96, height: 120 }
const PATCH = '<rect x="20" y="24" width="56" height="70" rx="8" fill="#D7263D"/>'

async function drawPatch(): Promise<Buffer> {
  const canvas = createCanvas(size)
  const mask = await rasterAlpha(PATCH, size)
  castShadow(canvas, mask, [{ radius: 6, dx: 4, dy: 6, strength: 0.4 }])
  const height = sumHeights(
    volume(mask, [{ radius: 8, rise: 6 }], size),
    await foldHeight([{ radius: 3, rise: 4, folds: foldsOf([[24, 30, 70, 88, 8, 4]]) }], size),
    wrinkleHeight({ rise: 8, across: 3, along: 2, seed: 5 }, size),
  )
  const finish = { grain: mesh, sheen: 0.1, follow: 1 }
  drawLit(canvas, { mask, albedo: await rasterRgb(PATCH, size), height, finish })
  return encodeCanvas(warpCanvas(canvas, 3))
}

test('the same picture drawn twice has the same bytes', async () => {
  const [first, second] = [await drawPatch(), await drawPatch()]

  expect(first.length).toBeGreaterThan(300)
  expect(first.equals(second)).toBe(true)
})

test('light comes from the upper left: that side of a raised patch is brighter', async () => {
  const canvas = createCanvas(size)
  const mask = await rasterAlpha(PATCH, size)
  const height = volume(mask, [{ radius: 8, rise: 8 }], size)
  drawLit(canvas, { mask, albedo: await rasterRgb(PATCH, size), height, finish: {} })

  const redAt = (x: number, y: number) => canvas.rgb[(y * size.width + x) * 3] ?? 0
  expect(redAt(26, 32)).toBeGreaterThan(redAt(70, 86) * 1.2)
})

test('the shadow of a thing that goes on beyond a part reaches the edge of the part as well', () => {
  const of = { width: 960, height: 1200 }
  const canvas = createCanvas({ ...size, part: { left: 400, top: 400, of } }, flatGround('#FFFFFF'))
  const mask = new Float32Array(size.width * size.height)
  mask.fill(1, 0, size.width * 60)
  castShadow(canvas, mask, [{ radius: 4, dx: 20, dy: 16, strength: 0.5 }])

  const redAt = (x: number, y: number) => canvas.rgb[(y * size.width + x) * 3] ?? 0
  expect([redAt(2, 66), redAt(50, 4)]).toEqual([redAt(50, 66), redAt(50, 66)])
  expect(redAt(2, 66)).toBeLessThan(0.7)
})

test('a drawing that holds a broken number is refused', () => {
  expect(() => svgDocument('<path d="M0,NaN"/>', size)).toThrow('broken number')
})
