import type { Size } from '#tools/pictures/engine/raster.ts'
import { type Canvas, createCanvas, type Ground } from '#tools/pictures/engine/stage.ts'
import { encodeStory } from './encode.ts'
import { bloom } from './lens.ts'
import { paint } from './paint.ts'

export const POST_SIZE: Size = { width: 1200, height: 800 }

/** A layer is flat drawing, or something done to all that lies below it. */
export type Layer = string | ((canvas: Canvas) => Promise<void> | void)

export type Poster = {
  readonly size?: Size
  readonly ground: Ground
  readonly layers: readonly Layer[]
  /** How far the light parts glow; 0 for printed paper. */
  readonly glow?: number
}

export async function drawPoster({
  size = POST_SIZE,
  ground,
  layers,
  glow = 0.5,
}: Poster): Promise<Buffer> {
  const canvas = createCanvas(size, ground)
  for (const layer of layers) {
    if (typeof layer === 'string') await paint(canvas, layer)
    else await layer(canvas)
  }
  if (glow > 0) bloom(canvas, 22, glow, 0.75)
  return encodeStory(canvas)
}
