import { crc32 } from 'node:zlib'
import sharp from 'sharp'

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif'

/** Each shade makes another picture. */
export function photograph(format: PictureFormat, shade = 0): Promise<Buffer> {
  const background = { r: shade % 256, g: Math.floor(shade / 256), b: 90 }
  return sharp({ create: { width: 48, height: 32, channels: 3, background } })
    .toFormat(format, format === 'avif' ? { effort: 0 } : {})
    .toBuffer()
}

/** A JPEG with a segment after its beginning; 0xfe is a comment, 0xeb one of a program. */
export function withSegment(jpeg: Buffer, marker: number, text: string): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(text.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(text, 'latin1'), jpeg.subarray(2)])
}

/** A PNG with a chunk after its head. */
export function withChunk(png: Buffer, name: string, text: string): Buffer {
  const end = 8 + 25
  return Buffer.concat([png.subarray(0, end), chunk(name, Buffer.from(text)), png.subarray(end)])
}

/** A WebP with one more part at its end. */
export function withRiffPart(webp: Buffer, name: string, text: string): Buffer {
  const part = Buffer.alloc(8 + text.length + (text.length % 2))
  part.write(`${name}\0\0\0\0${text}`, 'latin1')
  part.writeUInt32LE(text.length, 4)
  const all = Buffer.concat([webp, part])
  all.writeUInt32LE(all.byteLength - 8, 4)
  return all
}

/** The record that ends an archive, with which any file is an archive. */
export function archiveEnd(comment = ''): Buffer {
  const record = Buffer.alloc(22)
  record.write('PK\x05\x06', 'latin1')
  record.writeUInt16LE(comment.length, 20)
  return Buffer.concat([record, Buffer.from(comment)])
}

/** A few bytes that claim to be a square of that side. */
export function claimingPng(side: number, { isInterlaced = false } = {}): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([8, 2, 0, 0, isInterlaced ? 1 : 0], 8)
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', Buffer.alloc(0))])
}

/** The beginning of what an iPhone stores. */
export function heic(): Buffer {
  const box = Buffer.alloc(28)
  box.writeUInt32BE(24, 0)
  box.write('ftypheic\0\0\0\0mif1heic', 4, 'latin1')
  return box
}

/** A picture of several frames. */
export async function moving(format: 'gif' | 'webp'): Promise<Buffer> {
  const frames = await Promise.all([1, 2, 3].map((shade) => photograph('png', shade * 40)))
  return await sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer()
}

export function svg(inside: string, attributes = ''): Buffer {
  const namespaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
  return Buffer.from(`<svg ${namespaces} width="40" height="20"${attributes}>${inside}</svg>`)
}

function chunk(name: string, content: Buffer): Buffer {
  const all = Buffer.alloc(12 + content.byteLength)
  all.writeUInt32BE(content.byteLength, 0)
  all.write(name, 4, 'latin1')
  content.copy(all, 8)
  all.writeUInt32BE(crc32(all.subarray(4, -4)), all.byteLength - 4)
  return all
}
