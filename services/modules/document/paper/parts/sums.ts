import type { Printed } from '#services/modules/document/paper/printed.ts'
import { LEFT, RIGHT, type Sheet } from '#services/modules/document/paper/sheet.ts'

const SUMS_WIDTH = 220
const TAXES_WIDTH = 216
const ROW = 15

/** Draws the tax of each rate on the left, and the sums on the right under the amounts. */
export function drawSums(sheet: Sheet, printed: Printed): void {
  const { taxes } = printed.order
  sheet.need(Math.max(90, (taxes.length + 2) * ROW))
  const top = sheet.y
  const taxesEnd = drawTaxes(sheet, printed, top)
  const sumsEnd = drawTotal(sheet, printed, top)
  sheet.y = Math.max(taxesEnd, sumsEnd) + 26
}

function drawTaxes(sheet: Sheet, { order, texts, formats }: Printed, top: number): number {
  let y = top
  sheet.within('Table', () => {
    const row = (style: 'small' | 'body', role: 'TH' | 'TD', cells: readonly string[]) => {
      sheet.within('TR', () => {
        const [rate = '', ...amounts] = cells
        sheet.place(style, rate, { y, width: 60, role })
        for (const [at, amount] of amounts.entries()) {
          const x = LEFT + 60 + at * 78
          sheet.place(style, amount, { x, y, width: 78, align: 'right', role })
        }
      })
      y += ROW
    }
    sheet.place('small', texts.taxIncluded, { y, width: TAXES_WIDTH, role: 'Caption' })
    y += ROW
    row('small', 'TH', [texts.rate, texts.net, texts.tax])
    for (const { rate, net, tax } of order.taxes) {
      row('body', 'TD', [formats.percent(rate), formats.money(net), formats.money(tax)])
    }
  })
  return y
}

function drawTotal(sheet: Sheet, { order, texts, formats }: Printed, top: number): number {
  const x = RIGHT - SUMS_WIDTH
  const amount = { x: RIGHT - 110, width: 110, align: 'right', role: 'TD' } as const
  let y = top
  sheet.within('Table', () => {
    const row = (label: string, value: string) => {
      sheet.within('TR', () => {
        // A coupon code may be too long for a line.
        const end = sheet.place('body', label, { x, y, width: SUMS_WIDTH - 110, role: 'TH' })
        sheet.place('body', value, { ...amount, y })
        y = Math.max(y + ROW, end + 2)
      })
    }
    const { deliveryTotal, couponTotal, couponCode } = order
    row(texts.items, formats.money(order.itemsTotal))
    if (couponTotal > 0) row(`${texts.coupon} ${couponCode ?? ''}`, formats.money(-couponTotal))
    if (order.deliveryMethod) {
      row(texts.delivery, deliveryTotal > 0 ? formats.money(deliveryTotal) : texts.free)
    }
    sheet.rule(y + 5, { x, width: SUMS_WIDTH, weight: 1, colour: 'ink' })
    y += 10
    sheet.within('TR', () => {
      sheet.place('total', texts.total, { x, y, width: SUMS_WIDTH - 130, role: 'TH' })
      y = sheet.place('total', formats.money(order.total), {
        ...{ x: RIGHT - 130, y, width: 130, align: 'right', role: 'TD' },
      })
    })
  })
  return y
}
