import type { OverlayOptions } from 'sharp'
import { openPicture } from './open-picture.ts'

export type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

type Frame = {
  readonly box: Box
  /** To the edges of the canvas, else it is a card with round corners. */
  readonly isFilled: boolean
  /** Behind what is transparent or does not fill the box. */
  readonly ground: string
}

/** Most of a picture that may be cut off to fill its box. */
const MOST_CUT = 0.2
/** Cards of narrower or wider pictures are cut to these. */
const RATIOS = { least: 0.72, most: 2 }
const PADDING = 40
const RADIUS = 14

/** Fills its box where little of it is lost, and else lies whole on a quiet ground. */
export async function pictureLayer(bytes: Buffer, frame: Frame): Promise<OverlayOptions> {
  const { ratio, isOpaque } = await measured(bytes)
  const place = placeOf(frame, isOpaque ? ratio : null)
  const loss = 1 - Math.min(ratio, ratioOf(place)) / Math.max(ratio, ratioOf(place))
  const isWhole = !isOpaque || (frame.isFilled && loss > MOST_CUT)
  const drawn = isWhole ? await onGround(bytes, place, frame.ground) : await covering(bytes, place)
  const input = frame.isFilled ? drawn : await withRoundCorners(drawn, place)
  return { input, left: place.x, top: place.y }
}

async function measured(bytes: Buffer) {
  const [{ autoOrient: size }, { isOpaque }] = await Promise.all([
    openPicture(bytes).metadata(),
    openPicture(bytes).stats(),
  ])
  return { ratio: size.width / size.height, isOpaque }
}

function ratioOf({ width, height }: Box): number {
  return width / height
}

/** A card has the form of its picture; one of a transparent picture is as large as its box. */
function placeOf({ box, isFilled }: Frame, given: number | null): Box {
  if (isFilled || given === null) return box
  const ratio = Math.min(Math.max(given, RATIOS.least), RATIOS.most)
  const width = Math.round(Math.min(box.width, box.height * ratio))
  const height = Math.round(width / ratio)
  const [x, y] = [box.x + (box.width - width) / 2, box.y + (box.height - height) / 2]
  return { x: Math.round(x), y: Math.round(y), width, height }
}

async function covering(bytes: Buffer, { width, height }: Box): Promise<Buffer> {
  return await openPicture(bytes)
    .autoOrient()
    .resize(width, height, { fit: 'cover' })
    .png()
    .toBuffer()
}

async function onGround(bytes: Buffer, { width, height }: Box, ground: string): Promise<Buffer> {
  const inner = { width: width - 2 * PADDING, height: height - 2 * PADDING }
  return await openPicture(bytes)
    .autoOrient()
    .flatten({ background: ground })
    .resize(inner.width, inner.height, { fit: 'contain', background: ground })
    .extend({ top: PADDING, bottom: PADDING, left: PADDING, right: PADDING, background: ground })
    .png()
    .toBuffer()
}

async function withRoundCorners(picture: Buffer, { width, height }: Box): Promise<Buffer> {
  const shape = `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${RADIUS}"/></svg>`
  return await openPicture(picture)
    .ensureAlpha()
    .composite([{ input: Buffer.from(shape), blend: 'dest-in' }])
    .png()
    .toBuffer()
}
