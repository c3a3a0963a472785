import { drawLit, type Finish } from '#tools/pictures/engine/cloth.ts'
import { rib } from '#tools/pictures/engine/grain.ts'
import { sumHeights, volume, wrinkleHeight } from '#tools/pictures/engine/height.ts'
import { rasterOf } from '#tools/pictures/engine/raster.ts'
import { fullSheet, path, stitches } from '#tools/pictures/engine/sewing.ts'
import { type Canvas, castShadow, overlay } from '#tools/pictures/engine/stage.ts'
import { type JerseyShape, poloCollar } from './jersey-cut.ts'
import { type JerseyDesign, jerseyFinish } from './jersey-design.ts'

export async function drawCollar(canvas: Canvas, shape: JerseyShape, design: JerseyDesign) {
  const { palette } = design
  const { size } = canvas
  const { mask, art } = rasterOf(size)
  const collar = await mask(path(shape.collar))
  const around = await mask(path(shape.body) + path(shape.neckInside))
  castShadow(canvas, collar, [{ radius: 9, dx: 3, dy: 8, strength: 0.45 }], around)
  const trim = `<path d="${shape.collarEdge}" fill="none" stroke="${palette.accent}" stroke-width="12" transform="translate(0,-22)"/>`
  drawLit(canvas, {
    mask: collar,
    albedo: await art(fullSheet(palette.collar) + trim),
    height: volume(collar, [{ radius: 9, rise: 9 }], size),
    finish: { grain: rib(0.62), sheen: 0.06, specular: 0.01 },
  })
}

export async function drawPoloCollar(canvas: Canvas, shape: JerseyShape, design: JerseyDesign) {
  const { palette, cut } = design
  const { size } = canvas
  const { mask, art } = rasterOf(size)
  const { wings, placket, buttons } = poloCollar(cut)
  const body = await mask(path(shape.body) + path(shape.neckInside))
  const piece = async (data: string, color: string, finish: Finish) => {
    const own = await mask(path(data))
    castShadow(canvas, own, [{ radius: 10, dx: 5, dy: 9, strength: 0.42 }], body)
    const height = sumHeights(
      volume(
        own,
        [
          { radius: 22, rise: 16 },
          { radius: 5, rise: 3.5 },
        ],
        size,
      ),
      wrinkleHeight({ rise: 12, across: 6, along: 6, seed: design.seed, fine: 4 }, size),
    )
    drawLit(canvas, { mask: own, albedo: await art(fullSheet(color)), height, finish })
  }
  await piece(placket, palette.base, jerseyFinish(design))
  await overlay(canvas, stitches(placket, 1.8), { clip: await mask(path(placket)) })
  await piece(buttons, palette.pattern, { specular: 0.5, gloss: 24 })
  await piece(wings, palette.collar, { grain: rib(0.9, 0.6), sheen: 0.05, specular: 0.01 })
}
