import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { codesIn } from './barcodes.ts'

const SCALE = 2

/** Texts of the codes on each page, as a phone reads them from the paper. */
export async function codesOfPdf(file: Uint8Array): Promise<readonly (readonly string[])[]> {
  const task = getDocument({ data: new Uint8Array(file) })
  const pdf = await task.promise
  const pages: string[][] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const viewport = page.getViewport({ scale: SCALE })
    // Its type is Object: in Node it makes canvases that write pictures.
    const { canvas, context } = Object(pdf.canvasFactory).create(viewport.width, viewport.height)
    await page.render({ canvas, canvasContext: context, viewport }).promise
    pages.push((await codesIn(canvas.toBuffer('image/png'))).map(({ text }) => text))
  }
  await task.destroy()
  return pages
}
