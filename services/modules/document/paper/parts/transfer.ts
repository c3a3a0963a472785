import type { CodePath } from '#services/modules/document/codes/code-path.ts'
import type { Printed } from '#services/modules/document/paper/printed.ts'
import { LEFT, RIGHT, type Sheet } from '#services/modules/document/paper/sheet.ts'
import { groupedIban } from '#services/modules/document/seller/iban.ts'

const HEIGHT = 126
const LABEL_WIDTH = 66
const VALUE_WIDTH = 136
const ROW = 15
const QR_WIDTH = 76
const HUB3_WIDTH = 184

/** Draws the payment details while an order waits for a bank transfer. */
export function drawTransfer(sheet: Sheet, { order, transfer, texts, formats }: Printed): void {
  if (!transfer) return
  const { payment, hub3, epc } = transfer

  sheet.need(HEIGHT)
  sheet.flow('heading', texts.transfer.title, { role: 'H2', after: 6 })
  const top = sheet.y
  const rows = [
    [texts.transfer.payee, payment.payee.name],
    ['IBAN', groupedIban(payment.iban)],
    [texts.transfer.reference, `${payment.model} ${payment.reference}`],
    [texts.transfer.description, payment.description],
    [texts.transfer.amount, formats.money(order.total)],
    ...(order.heldUntil ? [[texts.transfer.until, formats.moment(order.heldUntil)]] : []),
  ] as const
  let y = top
  for (const [label = '', value = ''] of rows) {
    sheet.place('small', label, { y: y + 1, width: LABEL_WIDTH })
    const end = sheet.place('strong', value, { x: LEFT + LABEL_WIDTH, y, width: VALUE_WIDTH })
    y = Math.max(y + ROW, end + 1)
  }
  const hub3Code = {
    x: RIGHT - HUB3_WIDTH,
    y: top,
    width: HUB3_WIDTH,
    caption: texts.transfer.hub3,
  }
  const epcCode = {
    x: RIGHT - HUB3_WIDTH - 16 - QR_WIDTH,
    y: top,
    width: QR_WIDTH,
    caption: texts.transfer.epc,
  }
  const ends = [drawCode(sheet, epc, epcCode), drawCode(sheet, hub3, hub3Code)]
  sheet.y = Math.max(y, ...ends) + 20
}

type Code = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly caption: string
}

export function drawCode(sheet: Sheet, code: CodePath, { x, y, width, caption }: Code): number {
  const scale = width / code.width
  sheet.picture(code.path, { x, y, scale, alt: caption })
  const blank = code.margin * scale
  return sheet.place('small', caption, {
    x: x + blank,
    y: y + code.height * scale,
    width: width - blank,
  })
}
