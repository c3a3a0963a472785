import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { appIcon, favicon, logo, logoCrest, partnerMarks } from './marks.ts'

// Run by hand when the crest or a partner's mark changes; the files are committed.
const ROOT = join(import.meta.dirname, '../../../..')
const MASTERS = join(ROOT, 'services/demo/masters')
const PUBLIC = join(ROOT, 'client/public')

const ICONS = [
  ['apple-touch-icon', 180],
  ['icon-192', 192],
  ['icon-512', 512],
] as const

await mkdir(MASTERS, { recursive: true })
await mkdir(PUBLIC, { recursive: true })
await Promise.all([
  ...[...partnerMarks].map(([key, svg]) => writeFile(join(MASTERS, `${key}.svg`), svg)),
  writeFile(join(PUBLIC, 'logo.svg'), logo),
  writeFile(join(PUBLIC, 'logo-crest.svg'), logoCrest),
  writeFile(join(PUBLIC, 'favicon.svg'), favicon),
  ...ICONS.map(([name, size]) =>
    sharp(Buffer.from(appIcon(size)))
      .png({ compressionLevel: 9, palette: true, quality: 100 })
      .toFile(join(PUBLIC, `${name}.png`)),
  ),
])
