import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

let isReady = false

type ReadCode = { readonly format: string; readonly text: string }

/** What a phone would read in the picture: each code's kind and its bytes as UTF-8. */
export async function readCodes(svg: string): Promise<readonly ReadCode[]> {
  return await codesIn(await sharp(Buffer.from(svg), { density: 288 }).png().toBuffer())
}

/** The same of any picture. */
export async function codesIn(png: Uint8Array): Promise<readonly ReadCode[]> {
  prepareReader()
  const codes = await readBarcodes(png, { formats: ['PDF417', 'QRCode'] })
  return codes.map(({ format, bytes }) => ({
    format,
    text: new TextDecoder('utf-8', { fatal: true }).decode(bytes),
  }))
}

/** From the package: by default it would fetch the file from a network. */
function prepareReader(): void {
  if (isReady) return
  const file = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))
  const { buffer } = new Uint8Array(readFileSync(file))
  prepareZXingModule({ overrides: { wasmBinary: buffer } })
  isReady = true
}
