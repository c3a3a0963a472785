import { drawLit, type Finish } from '#tools/pictures/engine/cloth.ts'
import { cord, fleece } from '#tools/pictures/engine/grain.ts'
import { foldHeight, sumHeights, volume, wrinkleHeight } from '#tools/pictures/engine/height.ts'
import { text } from '#tools/pictures/engine/lettering.ts'
import { rasterAlpha, rasterRgb } from '#tools/pictures/engine/raster.ts'
import { fullSheet, path, stitches } from '#tools/pictures/engine/sewing.ts'
import { castShadow, MASTER_SIZE, overlay } from '#tools/pictures/engine/stage.ts'
import { HOODIE, HOODIE_BACK } from './hoodie-cut.ts'
import type { HoodieParts } from './hoodie-design.ts'
import { BACK_HOOD_FOLDS, HOOD_FOLDS } from './hoodie-folds.ts'

const size = MASTER_SIZE
const mask = (content: string) => rasterAlpha(content, size)
const sheet = (content: string) => rasterRgb(content, size)

export async function drawHood({ canvas, design, finish, whole }: HoodieParts) {
  const { palette } = design
  const back = await mask(path(HOODIE.hoodBack))
  const backHeight = sumHeights(
    volume(
      back,
      [
        { radius: 50, rise: 50 },
        { radius: 12, rise: 10 },
      ],
      size,
    ),
    wrinkleHeight({ rise: 22, across: 4, along: 3, seed: 2, fine: 5 }, size),
  )
  const plain = await sheet(fullSheet(palette.base))
  drawLit(canvas, { mask: back, albedo: plain, height: backHeight, finish })

  const inside = await mask(path(HOODIE.hoodInside))
  const label = `<rect x="552" y="218" width="96" height="58" rx="4" fill="#EFEAE0"/>${text('JSS', 600, 261, { size: 42, anchor: 'middle', attributes: 'fill="#0B1B33"' })}`
  const hollow = sumHeights(
    volume(inside, [{ radius: 20, rise: -26 }], size),
    wrinkleHeight({ rise: 20, across: 5, along: 3, seed: 12, fine: 4 }, size),
  )
  const lining = await sheet(fullSheet(palette.inside) + label)
  const dim: Finish = { grain: finish.grain ?? fleece, sheen: 0.02, specular: 0 }
  drawLit(canvas, { mask: inside, albedo: lining, height: hollow, finish: dim })
  castShadow(
    canvas,
    await mask(path(HOODIE.hoodShade)),
    [{ radius: 34, dx: 14, dy: 34, strength: 0.62 }],
    inside,
  )

  const front = await mask(`<path d="${HOODIE.hoodFront}" fill-rule="evenodd" fill="#fff"/>`)
  castShadow(
    canvas,
    front,
    [
      { radius: 12, dx: 6, dy: 10, strength: 0.55 },
      { radius: 26, dx: 8, dy: 18, strength: 0.4 },
    ],
    whole,
  )
  const height = sumHeights(
    volume(
      front,
      [
        { radius: 26, rise: 40 },
        { radius: 9, rise: 10 },
      ],
      size,
    ),
    await foldHeight(HOOD_FOLDS, size),
    wrinkleHeight({ rise: 20, across: 5, along: 4, seed: 15, fine: 5 }, size),
  )
  drawLit(canvas, { mask: front, albedo: plain, height, finish })
  await overlay(canvas, stitches(HOODIE.hoodEdge, 2))
}

export async function drawCords({ canvas, design, whole }: HoodieParts) {
  const eyelet = ([x, y]: readonly [number, number]) =>
    `<circle cx="${x}" cy="${y}" r="11" fill="#C9CCD0"/><circle cx="${x}" cy="${y}" r="6" fill="#08202B"/>`
  await overlay(canvas, HOODIE.eyelets.map(eyelet).join(''))
  for (const { line, end } of HOODIE.cords) {
    const own = await mask(
      `<path d="${line}" fill="none" stroke="#fff" stroke-width="15" stroke-linecap="round"/>`,
    )
    castShadow(canvas, own, [{ radius: 7, dx: 6, dy: 8, strength: 0.5 }], whole)
    drawLit(canvas, {
      mask: own,
      albedo: await sheet(fullSheet(design.palette.cord)),
      height: volume(own, [{ radius: 6, rise: 9 }], size),
      finish: { grain: cord, sheen: 0.02, specular: 0.02 },
    })
    const [x, y, turn] = end
    const tip = await mask(
      `<rect x="${x - 8}" y="${y - 8}" width="16" height="42" rx="5" transform="rotate(${turn} ${x} ${y})"/>`,
    )
    drawLit(canvas, {
      mask: tip,
      albedo: await sheet(fullSheet('#C9CCD0')),
      height: volume(tip, [{ radius: 5, rise: 9 }], size),
      finish: { specular: 0.9, gloss: 30, sheen: 0.1 },
    })
  }
}

export async function drawBackHood({ canvas, design, finish, whole }: HoodieParts) {
  const hood = await mask(path(HOODIE_BACK.hood))
  castShadow(
    canvas,
    hood,
    [
      { radius: 12, dx: 4, dy: 10, strength: 0.55 },
      { radius: 30, dx: 8, dy: 22, strength: 0.42 },
    ],
    whole,
  )
  const height = sumHeights(
    volume(
      hood,
      [
        { radius: 60, rise: 52 },
        { radius: 16, rise: 14 },
      ],
      size,
    ),
    await foldHeight(BACK_HOOD_FOLDS, size),
    wrinkleHeight({ rise: 26, across: 4, along: 3, seed: design.seed + 5, fine: 5 }, size),
  )
  drawLit(canvas, {
    mask: hood,
    albedo: await sheet(fullSheet(design.palette.base)),
    height,
    finish,
  })
  await overlay(canvas, stitches(HOODIE_BACK.hoodSeam, 1.8) + stitches(HOODIE_BACK.hoodRim, 1.8))
}
