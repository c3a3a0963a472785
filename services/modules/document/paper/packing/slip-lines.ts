import { LEFT, RIGHT, type Sheet, WIDTH } from '#services/modules/document/paper/sheet.ts'
import type { PaperTexts } from '#services/modules/document/paper/texts/hrv.ts'
import type { PackedOrder } from './packed-order.ts'

const TICK = 13
const QUANTITY = { x: LEFT + 28, width: 34 }
const SKU_WIDTH = 132
const ITEM = { x: LEFT + 78, width: WIDTH - 78 - SKU_WIDTH - 12 }
const PADDING = 9
const HEADER = 18

type Line = PackedOrder['lines'][number]

/** The lines with a square that is ticked when their pieces are in the parcel. */
export function drawPacked(sheet: Sheet, { lines }: PackedOrder, texts: PaperTexts): void {
  sheet.within('Table', () => {
    drawHeader(sheet, texts)
    for (const line of lines) {
      const details = detailsOf(line)
      const detailHeight = details ? sheet.heightOf('body', details, ITEM.width) + 2 : 0
      const height = sheet.heightOf('item', line.name, ITEM.width) + detailHeight + 2 * PADDING
      if (sheet.need(height)) drawHeader(sheet, texts)
      drawLine(sheet, line, { details, height })
    }
  })
  sheet.y += 18
}

function drawHeader(sheet: Sheet, { columns, sku }: PaperTexts): void {
  const y = sheet.y
  sheet.within('TR', () => {
    sheet.place('small', columns.quantity, { ...QUANTITY, y, align: 'right', role: 'TH' })
    sheet.place('small', columns.item, { ...ITEM, y, role: 'TH' })
    sheet.place('small', sku, { x: RIGHT - SKU_WIDTH, width: SKU_WIDTH, y, role: 'TH' })
  })
  sheet.y += HEADER
  sheet.rule(sheet.y, { weight: 1, colour: 'ink' })
}

function drawLine(
  sheet: Sheet,
  line: Line,
  { details, height }: { readonly details: string; readonly height: number },
): void {
  const y = sheet.y + PADDING
  sheet.frame({ x: LEFT + 0.5, y: y + 1, width: TICK, height: TICK })
  sheet.within('TR', () => {
    const amount = line.quantity > 1 ? 'several' : 'item'
    const text = `${line.quantity}`
    const up = line.quantity > 1 ? 4 : 0
    sheet.place(amount, text, { ...QUANTITY, y: y - up, align: 'right', role: 'TD' })
    const nameEnd = sheet.place('item', line.name, { ...ITEM, y, role: 'TD' })
    if (details) sheet.place('body', details, { ...ITEM, y: nameEnd + 2, role: 'TD' })
    const place = { x: RIGHT - SKU_WIDTH, width: SKU_WIDTH, y: y + 1 }
    sheet.place('body', line.sku, { ...place, role: 'TD' })
  })
  sheet.y += height
  sheet.rule(sheet.y)
}

/** Parts of a bundle are counted for all of its pieces, since that many are taken from the shelf. */
function detailsOf({ parts, options, quantity }: Line): string {
  return [...parts.map((part) => `${part.quantity * quantity} × ${part.name}`), ...options].join(
    '\n',
  )
}
