import { drawLit, type Finish } from '#tools/pictures/engine/cloth.ts'
import { mesh, rib } from '#tools/pictures/engine/grain.ts'
import { foldHeight, sumHeights, volume, wrinkleHeight } from '#tools/pictures/engine/height.ts'
import { text, textWidth } from '#tools/pictures/engine/lettering.ts'
import { rasterOf, type Size } from '#tools/pictures/engine/raster.ts'
import { fullSheet, path, seam, stitches } from '#tools/pictures/engine/sewing.ts'
import {
  type Canvas,
  castShadow,
  createCanvas,
  GARMENT_SHADOW,
  type Ground,
  MASTER_SIZE,
  overlay,
  warpCanvas,
} from '#tools/pictures/engine/stage.ts'
import { backArt, frontArt, sleeveArt, stitchLines } from './jersey-art.ts'
import { drawCollar, drawPoloCollar } from './jersey-collar.ts'
import { type JerseyCut, type JerseyShape, jerseyShape, openCuffs } from './jersey-cut.ts'
import { type JerseyDesign, jerseyFinish } from './jersey-design.ts'
import { bodyFolds, sleeveFolds } from './jersey-folds.ts'

/** The wide roundness is that of the whole garment: rounded part by part it becomes pillows. */
async function garmentVolume(shape: JerseyShape, cut: JerseyCut, size: Size) {
  const { mask } = rasterOf(size)
  const openHem = `<rect x="${600 - cut.hemHalf}" y="${cut.hemY - 20}" width="${cut.hemHalf * 2}" height="260" fill="#fff"/>`
  const all = await mask(
    [shape.body, shape.neckInside, ...shape.sleeves, ...openCuffs(cut)]
      .map((part) => path(part))
      .join('') + openHem,
  )
  return volume(
    all,
    [
      { radius: 64, rise: 42 },
      { radius: 24, rise: 14 },
    ],
    size,
  )
}

async function drawInsides(
  canvas: Canvas,
  shape: JerseyShape,
  design: JerseyDesign,
  back: boolean,
) {
  const { palette, cut } = design
  const { size } = canvas
  const { mask, art } = rasterOf(size)
  const insides = await mask(
    [shape.backHem, ...shape.cuffInsides].map((part) => path(part)).join(''),
  )
  const dark = await art(fullSheet(palette.inside))
  const dim: Finish = { grain: mesh, sheen: 0.03, specular: 0, cavity: 0.4 }
  drawLit(canvas, {
    mask: insides,
    albedo: dark,
    height: volume(insides, [{ radius: 6, rise: -3 }], size),
    finish: dim,
  })
  if (back) return
  const inside = await mask(path(shape.neckInside))
  const words = `JSS · ${design.sizeLabel}`
  const half = textWidth(words, { size: 30 }) / 2 + 14
  const label = `<g transform="translate(600,${cut.neckTop + 34})"><rect x="${-half}" y="0" width="${half * 2}" height="50" rx="4" fill="#EFEAE0"/>${text(words, 0, 35, { size: 30, anchor: 'middle', attributes: 'fill="#0B1B33"' })}</g>`
  const wrinkles = wrinkleHeight(
    { rise: 14, across: 5, along: 4, seed: design.seed + 12, fine: 3 },
    size,
  )
  drawLit(canvas, {
    mask: inside,
    albedo: await art(fullSheet(palette.inside) + label),
    height: sumHeights(wrinkles, volume(inside, [{ radius: 18, rise: -14 }], size)),
    finish: { ...dim, cavity: 0.7 },
  })
  const backCollar = await mask(path(shape.backCollar))
  drawLit(canvas, {
    mask: backCollar,
    albedo: await art(fullSheet(palette.collar)),
    height: volume(backCollar, [{ radius: 7, rise: 7 }], size),
    finish: { grain: rib(0.62), sheen: 0.04, specular: 0 },
  })
  const rim = await mask(path(shape.neckInside))
  castShadow(
    canvas,
    await mask(path(shape.backCollar)),
    [{ radius: 12, dx: 3, dy: 12, strength: 0.5 }],
    rim,
  )
}

async function drawSleeves(
  canvas: Canvas,
  shape: JerseyShape,
  design: JerseyDesign,
  wide: Float32Array,
) {
  const { size } = canvas
  const { mask, art } = rasterOf(size)
  for (const [index, outline] of shape.sleeves.entries()) {
    const side = index === 0 ? -1 : 1
    const own = await mask(path(outline))
    const open = await mask(path(outline) + path(openCuffs(design.cut)[index] ?? ''))
    const height = sumHeights(
      wide,
      await foldHeight(sleeveFolds(design.cut, side), size),
      wrinkleHeight(
        { rise: 22, across: 5, along: 3, seed: design.seed + (side < 0 ? 4 : 9), fine: 4 },
        size,
      ),
      volume(open, [{ radius: 5, rise: 2.5 }], size),
    )
    castShadow(
      canvas,
      own,
      [{ radius: 6, dx: 2, dy: 5, strength: 0.4 }],
      await mask(path(shape.cuffInsides[index] ?? '')),
    )
    drawLit(canvas, {
      mask: own,
      albedo: await art(sleeveArt(design, side)),
      height,
      finish: jerseyFinish(design),
    })
  }
}

async function drawBody(
  canvas: Canvas,
  shape: JerseyShape,
  design: JerseyDesign,
  wide: Float32Array,
  content: string,
) {
  const { size } = canvas
  const { mask, art } = rasterOf(size)
  const own = await mask(path(shape.body))
  const below = await mask([...shape.sleeves, shape.backHem].map((part) => path(part)).join(''))
  castShadow(canvas, own, [{ radius: 13, dx: 2, dy: 6, strength: 0.5 }], below)
  const open = await mask(
    path(shape.body) +
      `<rect x="${600 - design.cut.hemHalf}" y="${design.cut.hemY - 20}" width="${design.cut.hemHalf * 2}" height="200" fill="#fff"/>`,
  )
  const height = sumHeights(
    wide,
    await foldHeight(bodyFolds(design.cut, design.seed), size),
    wrinkleHeight({ rise: 34, across: 4.2, along: 2.1, seed: design.seed, fine: 6 }, size),
    volume(open, [{ radius: 5, rise: 2.5 }], size),
  )
  drawLit(canvas, { mask: own, albedo: await art(content), height, finish: jerseyFinish(design) })
}

export async function drawJersey(
  design: JerseyDesign,
  view: 'front' | 'back',
  ground?: Ground,
  size: Size = MASTER_SIZE,
): Promise<Canvas> {
  const { cut } = design
  const { mask } = rasterOf(size)
  const back = view === 'back'
  const shape = jerseyShape(cut, back ? 'back' : design.neckline)
  const canvas = createCanvas(size, ground)
  const whole = await mask(
    [shape.body, shape.neckInside, shape.backHem, ...shape.sleeves]
      .map((part) => path(part))
      .join(''),
  )
  castShadow(canvas, whole, GARMENT_SHADOW)
  const wide = await garmentVolume(shape, cut, size)
  await drawInsides(canvas, shape, design, back)
  await drawSleeves(canvas, shape, design, wide)
  await drawBody(canvas, shape, design, wide, back ? backArt(design) : frontArt(design))
  await overlay(
    canvas,
    stitchLines(cut)
      .map((line) => stitches(line))
      .join('') + shape.armholes.map((line) => seam(line)).join(''),
    { clip: whole },
  )
  if (design.neckline === 'polo' && !back) await drawPoloCollar(canvas, shape, design)
  else await drawCollar(canvas, shape, design)
  return warpCanvas(canvas, 5, design.seed)
}
