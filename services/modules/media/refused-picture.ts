import { Refusal } from '#services/platform/errors.ts'

/** Why a file does not become a picture; the back office has a text with a remedy for each. */
const REASONS = {
  NO_PICTURE: [415, 'The file is not a picture of a known type.'],
  HEIC_PICTURE: [415, 'HEIC pictures cannot be read.'],
  MOVING_PICTURE: [415, 'The picture moves.'],
  BROKEN_PICTURE: [415, 'The picture cannot be read to its end.'],
  MIXED_FILE: [415, 'The file is a picture and something else.'],
  UNSAFE_DRAWING: [415, 'The SVG runs or loads something, or is too complex.'],
  TOO_MANY_PIXELS: [413, 'The picture has too many pixels.'],
  FILE_TOO_LARGE: [413, 'The file is too large.'],
} as const

type PictureFault = keyof typeof REASONS

/** `limit`: millions of pixels, pixels of a side, or megabytes. */
export function refusedPicture(code: PictureFault, limit?: number): Refusal {
  const [status, message] = REASONS[code]
  return new Refusal(status, message, { code, ...(limit === undefined ? {} : { limit }) })
}

/** What a decoder cannot read is a fault of the file. */
export async function orBroken<Result>(reading: Promise<Result>): Promise<Result> {
  try {
    return await reading
  } catch (error) {
    throw error instanceof Refusal ? error : refusedPicture('BROKEN_PICTURE')
  }
}
