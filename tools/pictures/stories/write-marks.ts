import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { appIcon, favicon, logo, logoCrest, partnerMarks } from './marks.ts'

const ICONS = [
  ['apple-touch-icon', 180],
  ['icon-192', 192],
  ['icon-512', 512],
] as const

/** What old browsers, feed readers and link previews request without being told of an icon. */
const FAVICON_SIZES = [16, 32, 48]

/** Writes the marks of the partners into one folder, the federation's own into the other. */
export async function writeMarks(partnerFolder: string, publicFolder: string): Promise<void> {
  await mkdir(partnerFolder, { recursive: true })
  await mkdir(publicFolder, { recursive: true })
  await Promise.all([
    ...[...partnerMarks].map(([key, svg]) => writeFile(join(partnerFolder, `${key}.svg`), svg)),
    writeFile(join(publicFolder, 'logo.svg'), logo),
    writeFile(join(publicFolder, 'logo-crest.svg'), logoCrest),
    writeFile(join(publicFolder, 'favicon.svg'), favicon),
    writeFavicon(join(publicFolder, 'favicon.ico')),
    ...ICONS.map(([name, size]) =>
      sharp(Buffer.from(appIcon(size)))
        .png({ compressionLevel: 9, palette: true, quality: 100 })
        .toFile(join(publicFolder, `${name}.png`)),
    ),
  ])
}

/** An ICO is a directory of pictures, which may be PNGs. */
async function writeFavicon(file: string): Promise<void> {
  const pictures = await Promise.all(
    FAVICON_SIZES.map((size) =>
      sharp(Buffer.from(favicon)).resize(size).png({ compressionLevel: 9 }).toBuffer(),
    ),
  )
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [index, picture] of pictures.entries()) {
    const entry = head.subarray(6 + 16 * index)
    const size = FAVICON_SIZES[index] ?? 0
    entry.set([size, size])
    entry.writeUInt16LE(1, 4)
    entry.writeUInt16LE(32, 6)
    entry.writeUInt32LE(picture.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += picture.length
  }
  await writeFile(file, Buffer.concat([head, ...pictures]))
}
