import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import {
  archiveEnd,
  claimingPng,
  heic,
  moving,
  type PictureFormat,
  photograph,
  svg,
  withChunk,
  withRiffPart,
  withSegment,
} from './hostile-pictures.ts'

/** What must not be in anything that is served. */
export const PAYLOAD = '<?php system($_GET["x"]); ?><script>alert(document.domain)</script>'

export type HostileFile = {
  readonly kind: string
  readonly name: string
  readonly bytes: Buffer
  /** Code of its refusal, or the extension under which it is stored; null where either is right. */
  readonly outcome: string | null
}

const FORMATS: readonly PictureFormat[] = ['jpeg', 'png', 'webp', 'avif']
const NAMES = [
  ...['gol.jpg', 'gol.php', '../../../etc/cron.d/x.png', '..\\..\\web.config', 'gol.jpg.exe'],
  ...['g\u202Egpj.js', `${'a'.repeat(300)}.png`, '.htaccess', 'gol.svg', "'; drop table media;--"],
  ...['<img src=x onerror=a()>.gif', 'con.png', '%2e%2e%2fx.jpg', 'goal 👍.webp', '/'],
]

/** Files of every kind; those of one kind differ by `nth`, and so do their names. */
export async function hostileFiles(nth: number): Promise<readonly HostileFile[]> {
  const name = (at: number) => NAMES[(nth * 7 + at) % NAMES.length] ?? 'x'
  const files = [
    ...(await mixedFiles(nth)),
    ...(await brokenFiles(nth)),
    ...(await harmlessOnceStored(nth)),
    ...otherFiles(nth),
    ...drawings(nth),
  ]
  return files.map((file, at) => ({ name: name(at), ...file }))
}

type Made = Omit<HostileFile, 'name'> & { readonly name?: string }

async function mixedFiles(nth: number): Promise<readonly Made[]> {
  const [jpeg, png, webp] = await Promise.all(
    (['jpeg', 'png', 'webp'] as const).map((format) => photograph(format, nth)),
  )
  if (!jpeg || !png || !webp) throw new Error('sharp made no picture')
  const gif = await sharp(png).gif().toBuffer()
  const script = Buffer.from(`/*${nth}*/=1;${PAYLOAD}`)
  const mixed = {
    'a program behind a JPEG': Buffer.concat([jpeg, Buffer.from(PAYLOAD)]),
    'a program in a comment': withSegment(jpeg, 0xfe, PAYLOAD),
    'a program in EXIF': withSegment(jpeg, 0xe1, `Exif\0\0${PAYLOAD}`),
    'a program in a profile': withSegment(jpeg, 0xe2, `ICC_PROFILE\0\x01\x01${PAYLOAD}`),
    'a paper in a picture': withSegment(jpeg, 0xfe, `%PDF-1.7 ${nth} 0 obj`),
    'an archive that is a picture': Buffer.concat([png, archiveEnd(`savez ${nth}`)]),
    'a page in a PNG': withChunk(png, 'tEXt', `Comment\0${nth}<html><iframe src=x>`),
    'a page behind a WebP': Buffer.concat([webp, Buffer.from(`<!doctype html>${PAYLOAD}`)]),
    'a script that begins as a GIF': Buffer.concat([gif, script]),
  }
  return Object.entries(mixed).map(([kind, bytes]) => ({ kind, bytes, outcome: 'MIXED_FILE' }))
}

async function brokenFiles(nth: number): Promise<readonly Made[]> {
  const noise = { type: 'gaussian', mean: 120, sigma: 50 } as const
  const busy = sharp({ create: { width: 64, height: 48, channels: 3, background: 'red', noise } })
  const files: Made[] = []
  for (const format of FORMATS) {
    const whole = await busy
      .clone()
      .toFormat(format, format === 'avif' ? { effort: 0 } : {})
      .toBuffer()
    const half = whole.subarray(0, Math.floor(whole.byteLength * (0.3 + (nth % 6) / 10)))
    files.push({ kind: `half a ${format}`, bytes: half, outcome: 'BROKEN_PICTURE' })
    const changed = Buffer.from(whole)
    for (let at = 40 + nth; at < changed.byteLength; at += 97) changed[at] = (at * 31 + nth) % 256
    files.push({ kind: `a changed ${format}`, bytes: changed, outcome: null })
  }
  return [
    ...files,
    { kind: 'a huge PNG', bytes: claimingPng(60_000 + nth), outcome: 'TOO_MANY_PIXELS' },
    {
      kind: 'a huge interlaced PNG',
      bytes: claimingPng(8_000 + nth, { isInterlaced: true }),
      outcome: 'TOO_MANY_PIXELS',
    },
  ]
}

/** What they hide is gone, and their name and type are our own. */
async function harmlessOnceStored(nth: number): Promise<readonly Made[]> {
  const [jpeg, png, webp, avif] = await Promise.all(
    FORMATS.map((format) => photograph(format, 1_000 + nth)),
  )
  if (!jpeg || !png || !webp || !avif) throw new Error('sharp made no picture')
  const flat = { r: nth % 256, g: 9, b: 9 }
  const bomb = sharp({ create: { width: 3_000, height: 3_000, channels: 3, background: flat } })
  return [
    { kind: 'a PNG named as a program', name: 'shell.php', bytes: png, outcome: 'png' },
    {
      kind: 'a hidden part of a PNG',
      bytes: withChunk(png, 'hiDe', `$_GET ${nth}`),
      outcome: 'png',
    },
    {
      kind: 'a hidden part of a JPEG',
      bytes: withSegment(jpeg, 0xef, `eval(${nth})`),
      outcome: 'jpg',
    },
    {
      kind: 'a hidden part of a WebP',
      bytes: withRiffPart(webp, 'EVIL', `a${nth}`),
      outcome: 'webp',
    },
    {
      kind: 'bytes behind an AVIF',
      bytes: Buffer.concat([avif, Buffer.from(`MZ${nth}`)]),
      outcome: 'avif',
    },
    { kind: 'a GIF', bytes: await sharp(png).gif().toBuffer(), outcome: 'webp' },
    {
      kind: 'many pixels in few bytes',
      bytes: await bomb.png({ palette: true }).toBuffer(),
      outcome: 'png',
    },
    {
      kind: 'a picture that moves',
      bytes: Buffer.concat([await moving('gif'), Buffer.alloc(nth)]),
      outcome: 'MOVING_PICTURE',
    },
  ]
}

function otherFiles(nth: number): readonly Made[] {
  const texts = {
    'a program': `<?php /* ${nth} */ echo 1;`,
    'a page': `<!doctype html><title>${nth}</title>${PAYLOAD}`,
    'a page with a drawing': `<html><body><svg xmlns="http://www.w3.org/2000/svg">${nth}</svg>`,
    'a paper': `%PDF-1.7 ${nth}`,
    'a program of Windows': `MZ\x90\0${nth}`,
    'an archive': `PK\x03\x04${nth}`,
    'nothing but the beginning of a PNG': `\x89PNG\r\n\x1a\n${nth}`,
    'nothing but the beginning of a JPEG': `\xff\xd8\xff\xe0${nth}`,
    'nothing but the beginning of a GIF': `GIF89a/*${nth}*/=1;${PAYLOAD}`,
    'nothing but the beginning of a WebP': `RIFF\xff\xff\xff\x7fWEBPVP8 ${nth}`,
    'nothing but the beginning of an AVIF': `\0\0\0\x18ftypavif\0\0\0\0avifmif1${nth}`,
  }
  return [
    ...Object.entries(texts).map(([kind, text]) => ({
      ...{ kind, bytes: Buffer.from(text, 'latin1'), outcome: null },
    })),
    {
      kind: 'HEIC',
      bytes: Buffer.concat([heic(), Buffer.alloc(nth + 1)]),
      outcome: 'HEIC_PICTURE',
    },
  ]
}

function drawings(nth: number): readonly Made[] {
  const shape = `<path d="M${nth} 0h9"/>`
  const laughs = '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;">]>'
  return [
    { kind: 'a drawing that runs', bytes: svg(`<script>a()</script>${shape}`), outcome: 'svg' },
    {
      kind: 'a drawing with a handler',
      bytes: svg(`${shape}<g onclick="a()" href="javascript:a()"/>`),
      outcome: 'svg',
    },
    {
      kind: 'a drawing that loads',
      bytes: svg(`<style>@import "//evil.example/${nth}.css";</style>`),
      outcome: 'UNSAFE_DRAWING',
    },
    {
      kind: 'a drawing that grows',
      bytes: Buffer.concat([Buffer.from(laughs), svg(`<text>&c;${nth}</text>`)]),
      outcome: null,
    },
    {
      kind: 'a packed drawing',
      bytes: gzipSync(svg(`<script>a()</script>${shape}`)),
      outcome: 'NO_PICTURE',
    },
    {
      kind: 'a huge drawing',
      bytes: svg(shape, ` viewBox="0 0 9 9" width="9${'0'.repeat(5 + (nth % 4))}"`),
      outcome: null,
    },
  ]
}
