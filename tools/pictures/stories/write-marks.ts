import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { appIcon, favicon, logo, logoCrest, partnerMarks } from './marks.ts'

const ICONS = [
  ['apple-touch-icon', 180],
  ['icon-192', 192],
  ['icon-512', 512],
] as const

/** Writes the marks of the partners into one folder, the federation's own into the other. */
export async function writeMarks(partnerFolder: string, publicFolder: string): Promise<void> {
  await mkdir(partnerFolder, { recursive: true })
  await mkdir(publicFolder, { recursive: true })
  await Promise.all([
    ...[...partnerMarks].map(([key, svg]) => writeFile(join(partnerFolder, `${key}.svg`), svg)),
    writeFile(join(publicFolder, 'logo.svg'), logo),
    writeFile(join(publicFolder, 'logo-crest.svg'), logoCrest),
    writeFile(join(publicFolder, 'favicon.svg'), favicon),
    ...ICONS.map(([name, size]) =>
      sharp(Buffer.from(appIcon(size)))
        .png({ compressionLevel: 9, palette: true, quality: 100 })
        .toFile(join(publicFolder, `${name}.png`)),
    ),
  ])
}
