// Draws what buyers of the demo's digital products download: `node tools/pictures/demo-files.ts`.
import { mkdir, writeFile } from 'node:fs/promises'
import pdfkit from 'pdfkit'
import sharp from 'sharp'
import { SCREENS } from './products/screens.ts'

const FILES = new URL('../../services/demo/files/', import.meta.url)
const TABLET = { width: 760, height: 1014 }
const PHONE = { width: 330, height: 680 }

await mkdir(FILES, { recursive: true })
await saveWallpaper('pozadina-valovi-tablet.png', artOf('digitalni-plakat-valovi').tablet, TABLET)
await saveWallpaper('pozadina-valovi-telefon.png', artOf('digitalni-plakat-valovi').phone, PHONE)
await savePages('raspored-2026-27.pdf', artOf('digitalni-plakat-raspored').tablet)
await savePages('stoljece-e-knjiga.pdf', artOf('e-knjiga-stoljece').tablet)
await savePages('52-tjedna-treninga.pdf', artOf('e-knjiga-trening').tablet)

function artOf(key: string) {
  const art = SCREENS[key]
  if (!art) throw new Error(`Nothing is drawn for ${key}`)
  return art
}

type Size = { readonly width: number; readonly height: number }

async function drawn(art: string | undefined, { width, height }: Size): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${art}</svg>`
  const picture = sharp(Buffer.from(svg), { density: 144 })
  return await picture.png({ palette: true, colours: 32, effort: 10 }).toBuffer()
}

async function saveWallpaper(name: string, art: string | undefined, size: Size): Promise<void> {
  await writeFile(new URL(name, FILES), await drawn(art, size))
}

/** One sheet with the picture, as a sample. Without a date, so that the same picture is the same file. */
async function savePages(name: string, art: string): Promise<void> {
  const pdf = new pdfkit({
    size: [TABLET.width, TABLET.height],
    margin: 0,
    info: { CreationDate: new Date(0) },
  })
  const parts: Buffer[] = []
  pdf.on('data', (part: Buffer) => parts.push(part))
  const whole = new Promise((resolve) => pdf.on('end', resolve))
  pdf.image(await drawn(art, TABLET), 0, 0, TABLET)
  pdf.end()
  await whole
  await writeFile(new URL(name, FILES), Buffer.concat(parts))
}
