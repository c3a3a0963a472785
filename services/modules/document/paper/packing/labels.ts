import { drawCodePath } from '#services/modules/document/codes/code-path.ts'
import { formatsOf } from '#services/modules/document/paper/formats.ts'
import { addressLines } from '#services/modules/document/paper/parts/head.ts'
import type { Sheet, StyleName } from '#services/modules/document/paper/sheet.ts'
import { HRV } from '#services/modules/document/paper/texts/hrv.ts'
import type { Seller } from '#services/modules/document/seller/seller.ts'
import type { PackedOrder } from './packed-order.ts'

const MM = 72 / 25.4
/** The usual sheet of 99.1 × 67.7 mm labels, two by four on A4. */
const LABEL = { width: 99.1 * MM, height: 67.7 * MM }
const FIRST = { x: 4.65 * MM, y: 13.1 * MM }
const STEP = { x: 101.6 * MM, y: 67.7 * MM }
const COLUMNS = 2
const ON_SHEET = 8
/** Printers are a few millimetres off. */
const INSET = 5 * MM
const CODE_WIDTH = 17 * MM
const GAP = 4 * MM
const SENDER_HEIGHT = 10
/** Two lines. */
const NAME_HEIGHT = 40

type Labels = { readonly orders: readonly PackedOrder[]; readonly seller: Seller }

export async function drawLabels(sheet: Sheet, { orders, seller }: Labels): Promise<void> {
  sheet.fullPage()
  for (const [index, order] of orders.entries()) {
    const place = index % ON_SHEET
    if (index > 0 && place === 0) {
      sheet.newPage()
      sheet.fullPage()
    }
    const corner = {
      x: FIRST.x + (place % COLUMNS) * STEP.x + INSET,
      y: FIRST.y + Math.floor(place / COLUMNS) * STEP.y + INSET,
    }
    await drawLabel(sheet, { order, seller, corner })
  }
}

type Label = {
  readonly order: PackedOrder
  readonly seller: Seller
  readonly corner: { readonly x: number; readonly y: number }
}

async function drawLabel(sheet: Sheet, { order, seller, corner }: Label): Promise<void> {
  const { x, y: top } = corner
  const width = LABEL.width - 2 * INSET
  const bottom = top + LABEL.height - 2 * INSET
  const sender = `${seller.name}, ${seller.street}, ${seller.zipCode} ${seller.city}`
  const senderEnd = sheet.place('sender', sender, { x, y: top, width, height: SENDER_HEIGHT })
  sheet.rule(senderEnd + 3, { x, width })

  const footWidth = width - CODE_WIDTH - GAP
  const foot = footOf(order).map((one) => ({
    ...{ ...one, height: sheet.heightOf(one.style, one.text, footWidth) },
  }))
  const footHeight = foot.reduce((sum, { height }) => sum + height, 0)
  const footTop = bottom - Math.max(footHeight, CODE_WIDTH)
  await drawCode(sheet, order.number, { x: x + width - CODE_WIDTH, y: bottom - CODE_WIDTH })
  let y = bottom - footHeight
  for (const { style, text, height } of foot) {
    sheet.place(style, text, { x, y, width: footWidth })
    y += height
  }

  const { name, address } = recipient(order)
  const nameStyle = fitting(sheet, ['addressee', 'strong'], {
    text: name,
    width,
    room: NAME_HEIGHT,
  })
  const nameEnd = sheet.place(nameStyle, name, { x, y: senderEnd + 8, width })
  const room = footTop - nameEnd - GAP / 2
  const style = fitting(sheet, ['address', 'body', 'small'], { text: address, width, room })
  sheet.place(style, address, { x, y: nameEnd, width })
}

/** The largest style in which the text fits; an address is never cut off. */
function fitting<Style extends StyleName>(
  sheet: Sheet,
  styles: readonly [Style, ...Style[]],
  { text, width, room }: { readonly text: string; readonly width: number; readonly room: number },
): Style {
  const last = styles.at(-1) ?? styles[0]
  return styles.find((style) => sheet.heightOf(style, text, width) <= room) ?? last
}

function footOf({ number, dueAtDoor, delivery, address }: PackedOrder) {
  const { money } = formatsOf(HRV.locale, dueAtDoor?.currency ?? 'EUR')
  const way = delivery.branch ? HRV.pickUp : delivery.name
  return [
    { style: 'brand', text: number },
    ...(dueAtDoor
      ? [{ style: 'strong', text: `${HRV.packing.dueAtDoor} ${money(dueAtDoor.amount)}` } as const]
      : []),
    { style: 'small', text: `${way} · ${address.contactPhone}` },
  ] as const satisfies readonly { style: StyleName; text: string }[]
}

function recipient({ address, delivery }: PackedOrder) {
  const [name = '', ...lines] = addressLines(address, HRV, { isPostal: true })
  return { name, address: delivery.branch ?? lines.join('\n') }
}

async function drawCode(
  sheet: Sheet,
  text: string,
  { x, y }: { readonly x: number; readonly y: number },
): Promise<void> {
  const { path, width, margin } = await drawCodePath('qr', text)
  const scale = CODE_WIDTH / (width - 2 * margin)
  const blank = margin * scale
  sheet.picture(path, { x: x - blank, y: y - blank, scale, alt: HRV.packing.code })
}
