import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export type ReadPdf = {
  /** Text of each page; words of one line are separated by single spaces. */
  readonly pages: readonly string[]
  /** Where each text of a page begins, in points from its lower left corner. */
  readonly spots: readonly (readonly Spot[])[]
  readonly title: string
  readonly language: string | null
  /** Roles of its structure in reading order. */
  readonly roles: readonly string[]
}

export type Spot = { readonly text: string; readonly x: number; readonly y: number }

export async function readPdf(file: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(file) })
  const pdf = await task.promise
  const pages: string[] = []
  const spots: Spot[][] = []
  const roles: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    spots.push(
      items.flatMap((item) =>
        'str' in item && item.str.trim() !== ''
          ? [{ text: item.str, x: item.transform[4], y: item.transform[5] }]
          : [],
      ),
    )
    const words = items.map((item) => ('str' in item ? item.str : ''))
    pages.push(words.join(' ').replaceAll(/\s+/g, ' '))
    roles.push(...rolesIn(await page.getStructTree()))
  }
  const { info } = await pdf.getMetadata()
  const { Title: title, Language: language } = Object(info)
  await task.destroy()
  return { pages, spots, title, language, roles }
}

function rolesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const role = 'role' in node ? [String(node.role)] : []
  const children = 'children' in node && Array.isArray(node.children) ? node.children : []
  return [...role, ...children.flatMap(rolesIn)]
}
