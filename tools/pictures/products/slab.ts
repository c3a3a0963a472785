import { drawLit } from '#tools/pictures/engine/cloth.ts'
import { volume } from '#tools/pictures/engine/height.ts'
import { rasterAlpha, rasterRgb } from '#tools/pictures/engine/raster.ts'
import { type Canvas, castShadow, overlay } from '#tools/pictures/engine/stage.ts'

export type Slab = {
  readonly width: number
  readonly height: number
  readonly radius: number
  /** SVG transform that lays the slab on the ground. */
  readonly transform: string
  readonly art: string
  /** Drawn above the light: gloss and edges. */
  readonly gloss: string
  /** How far its shadow reaches: 1 for a thing a finger thick. */
  readonly thickness: number
  readonly specular: number
}

/** A flat, hard thing lying on the ground: a card, a telephone. */
export async function drawSlab(canvas: Canvas, slab: Slab): Promise<void> {
  const place = (content: string) => `<g transform="${slab.transform}">${content}</g>`
  const outline = `<rect width="${slab.width}" height="${slab.height}" rx="${slab.radius}"/>`
  const mask = await rasterAlpha(place(outline), canvas.size)
  const reach = (distance: number) => Math.round(distance * slab.thickness)
  castShadow(canvas, mask, [
    { radius: reach(80), dx: reach(44), dy: reach(60), strength: 0.34 },
    { radius: reach(28), dx: reach(20), dy: reach(28), strength: 0.36 },
    { radius: 6, dx: 4, dy: 6, strength: 0.45 },
  ])
  drawLit(canvas, {
    mask,
    albedo: await rasterRgb(place(slab.art), canvas.size),
    height: volume(mask, [{ radius: 3, rise: 2.4 }], canvas.size),
    finish: { specular: slab.specular, gloss: 40, sheen: 0.03, cavity: 0.3 },
  })
  await overlay(canvas, place(slab.gloss))
}

export type GlossStyle = {
  readonly id: string
  readonly width: number
  readonly height: number
  readonly radius: number
  readonly strength: number
}

/** The reflection of a window: one diagonal with a hard lower edge, and a light border. */
export function windowGloss({ id, width, height, radius, strength }: GlossStyle): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2=".55"><stop offset=".18" stop-color="#fff" stop-opacity="0"/><stop offset=".36" stop-color="#fff" stop-opacity="${strength}"/><stop offset=".44" stop-color="#fff" stop-opacity="${strength * 0.35}"/><stop offset=".441" stop-color="#fff" stop-opacity="0"/></linearGradient><rect width="${width}" height="${height}" rx="${radius}" fill="url(#${id})"/><rect x="1.5" y="1.5" width="${width - 3}" height="${height - 3}" rx="${radius - 1}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2"/>`
}

/** Bands of rising and falling lines, the federation's water. */
export function waterLines(
  y: number,
  count: number,
  style: {
    readonly step: number
    readonly width: number
    readonly rise: number
    readonly colors: readonly string[]
    readonly stroke: number
  },
): string {
  const { step, width, rise, colors, stroke } = style
  return Array.from({ length: count }, (_, index) => {
    const top = y + index * step
    const color = colors[index % colors.length] ?? '#fff'
    return `<path d="M-40,${top}C${width * 0.17},${top - rise} ${width * 0.33},${top - rise} ${width * 0.5},${top}S${width * 0.83},${top + rise} ${width + 40},${top}" fill="none" stroke="${color}" stroke-width="${stroke + index * stroke * 0.35}"/>`
  }).join('')
}
