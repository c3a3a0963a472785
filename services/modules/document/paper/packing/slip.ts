import { drawCodePath } from '#services/modules/document/codes/code-path.ts'
import { formatsOf } from '#services/modules/document/paper/formats.ts'
import {
  addressLines,
  drawColumns,
  drawMasthead,
} from '#services/modules/document/paper/parts/head.ts'
import { drawNotes } from '#services/modules/document/paper/parts/notes.ts'
import { RIGHT, type Sheet, WIDTH } from '#services/modules/document/paper/sheet.ts'
import type { PaperTexts } from '#services/modules/document/paper/texts/hrv.ts'
import { paperTexts } from '#services/modules/document/paper/texts/paper-texts.ts'
import type { Seller } from '#services/modules/document/seller/seller.ts'
import type { PackedOrder } from './packed-order.ts'
import { drawPacked } from './slip-lines.ts'

const CODE_WIDTH = 74
/** No format of a slip shows money. */
const CURRENCY = 'EUR'

/** What goes into one parcel, to be ticked off, and for the person who opens it. */
export async function drawSlip(
  sheet: Sheet,
  { order, seller }: { readonly order: PackedOrder; readonly seller: Seller },
): Promise<void> {
  const texts = paperTexts(order.language)
  drawMasthead(sheet, { seller })
  const top = sheet.y
  await drawCode(sheet, order.number, { y: top - 6, alt: texts.packing.code })
  sheet.flow('small', texts.packing.slip, { after: 1 })
  sheet.flow('number', order.number, { role: 'H1', width: WIDTH - CODE_WIDTH - 16, after: 16 })
  sheet.y = Math.max(sheet.y, top + CODE_WIDTH + 4)
  drawColumns(sheet, parties(order, texts))
  sheet.y += 22
  drawPacked(sheet, order, texts)
  const { to, from, message } = order.gift
  const gift = to || from || message ? order.gift : null
  drawNotes(sheet, { order: { instructions: order.instructions, gift }, texts })
}

async function drawCode(
  sheet: Sheet,
  text: string,
  { y, alt }: { readonly y: number; readonly alt: string },
): Promise<void> {
  const { path, width, margin } = await drawCodePath('qr', text)
  const scale = CODE_WIDTH / (width - 2 * margin)
  // The page around it is as white as its margin.
  const blank = margin * scale
  sheet.picture(path, { x: RIGHT - CODE_WIDTH - blank, y: y - blank, scale, alt })
}

function parties({ address, delivery, placedAt, lines }: PackedOrder, texts: PaperTexts) {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const person = { label: texts.recipient, lines: addressLines(address, texts) }
  const { name, branch } = delivery
  const way = { label: texts.delivery, lines: [name, ...(branch ? [branch] : [])] }
  const { moment } = formatsOf(texts.locale, CURRENCY)
  const order = {
    label: texts.placedAt,
    lines: [moment(placedAt), `${texts.packing.pieces}: ${pieces}`],
  }
  return [branch ? { ...person, label: texts.buyer } : person, way, order]
}
