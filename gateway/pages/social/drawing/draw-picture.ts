import type { OverlayOptions } from 'sharp'
import type { SocialFacts } from '#gateway/pages/social/facts.ts'
import { type Brand, loadBrand } from './brand.ts'
import { loadFonts } from './fonts.ts'
import { openPicture } from './open-picture.ts'
import { pictureLayer } from './picture-layer.ts'
import { type Look, type Sheet, sheetOf } from './sheet.ts'

const QUALITY = 86

/** Its bytes as a JPEG; without `picture`, or with a broken one, the crest is drawn in its place. */
export async function drawSocialPicture(
  facts: SocialFacts,
  picture: Buffer | null,
): Promise<Buffer> {
  const [fonts, brand] = await Promise.all([loadFonts(), loadBrand()])
  const look: Look = { fonts, color: brand.color }
  const shown = picture === null ? null : await layerOf(sheetOf(facts, look, true), picture)
  const sheet = sheetOf(facts, look, shown !== null)
  const crests = await Promise.all(sheet.crests.map((place) => crestLayer(place, brand)))
  return await openPicture(Buffer.from(sheet.svg))
    .composite([...(shown ? [shown] : []), ...crests])
    .flatten({ background: sheet.ground })
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer()
}

async function layerOf({ picture }: Sheet, bytes: Buffer): Promise<OverlayOptions | null> {
  try {
    return picture && (await pictureLayer(bytes, picture))
  } catch {
    // What cannot be read as a picture is not shown.
    return null
  }
}

async function crestLayer(
  { x, y, height }: Sheet['crests'][number],
  { crest }: Brand,
): Promise<OverlayOptions> {
  const input = await openPicture(crest).resize({ height }).png().toBuffer()
  return { input, left: x, top: y }
}
