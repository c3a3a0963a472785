import { drawLit } from '#tools/pictures/engine/cloth.ts'
import { fleece } from '#tools/pictures/engine/grain.ts'
import { createHeight, sumHeights, volume } from '#tools/pictures/engine/height.ts'
import { createRandom, fbm } from '#tools/pictures/engine/noise.ts'
import { mix } from '#tools/pictures/engine/numbers.ts'
import { rasterAlpha, rasterRgb } from '#tools/pictures/engine/raster.ts'
import {
  type Canvas,
  castShadow,
  GARMENT_SHADOW,
  PRODUCT_SIZE,
} from '#tools/pictures/engine/stage.ts'

const size = PRODUCT_SIZE
const MIDDLE = 600

/** Yarn ends standing off a ball, the far ones first so that the near ones lie on top. */
export async function drawPompom(
  canvas: Canvas,
  yarns: readonly [base: string, light: string, accent: string],
) {
  const random = createRandom(11)
  const [base, light, accent] = yarns
  const colors = [base, light, accent, base, light]
  const centreY = 304
  const strands = Array.from({ length: 1500 }, (_, index) => {
    const near = index / 1500
    const angle = random() * Math.PI * 2
    const reach = 152 * Math.sqrt(random()) * mix(1, 0.86, near)
    const length = mix(34, 20, near) * (0.7 + random() * 0.6)
    const x = MIDDLE + Math.cos(angle) * reach
    const y = centreY + Math.sin(angle) * reach
    const lean = angle + (random() - 0.5) * 0.9
    const shade = colors[Math.floor(random() * colors.length)] ?? base
    const line = `M${x.toFixed(1)},${y.toFixed(1)}l${(Math.cos(lean) * length).toFixed(1)},${(Math.sin(lean) * length).toFixed(1)}`
    return { line, shade }
  })
  const draw = (color: (shade: string) => string) =>
    strands
      .map(
        ({ line, shade }) =>
          `<path d="${line}" stroke="${color(shade)}" stroke-width="7.5" stroke-linecap="round"/>`,
      )
      .join('')
  const mask = await rasterAlpha(
    draw(() => '#fff'),
    size,
  )
  castShadow(canvas, mask, GARMENT_SHADOW)
  // Dark rims between the strands, so that they do not melt into one another.
  const rims = strands
    .map(
      ({ line, shade }) =>
        `<path d="${line}" stroke="#000" stroke-opacity=".2" stroke-width="9.5" stroke-linecap="round"/><path d="${line}" stroke="${shade}" stroke-width="6.5" stroke-linecap="round"/>`,
    )
    .join('')
  const bumps = createHeight(size)
  for (let y = 100; y < 520; y++) {
    for (let x = 400; x < 800; x++) bumps[y * size.width + x] = fbm(x / 11, y / 11, 2, 3) * 20
  }
  const height = sumHeights(
    bumps,
    volume(
      mask,
      [
        { radius: 70, rise: 120 },
        { radius: 20, rise: 20 },
      ],
      size,
    ),
  )
  const finish = { grain: fleece, sheen: 0.05, specular: 0.01, cavity: 0.7 }
  drawLit(canvas, { mask, albedo: await rasterRgb(rims, size), height, finish })
}
