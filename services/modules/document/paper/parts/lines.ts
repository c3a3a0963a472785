import type { Printed, PrintedOrder } from '#services/modules/document/paper/printed.ts'
import { RIGHT, type Sheet, WIDTH } from '#services/modules/document/paper/sheet.ts'

type OrderLine = PrintedOrder['lines'][number]

/** Widths of the number columns, which end at the right edge. */
const FIGURES = { quantity: 36, unitPrice: 76, tax: 48, amount: 84 } as const
const FIGURES_WIDTH = Object.values(FIGURES).reduce<number>((sum, width) => sum + width, 0)
const ITEM_WIDTH = WIDTH - FIGURES_WIDTH - 12
const PADDING = 7
const HEADER = 24

type Row = { readonly [column in 'item' | keyof typeof FIGURES]: string }

export function drawLines(sheet: Sheet, { order, texts, formats }: Printed): void {
  sheet.within('Table', () => {
    drawHeader(sheet, texts.columns)
    for (const line of order.lines) {
      const details = detailsOf(line, texts.sku)
      const detailHeight = details ? sheet.heightOf('small', details, ITEM_WIDTH) : 0
      const height = sheet.heightOf('strong', line.name, ITEM_WIDTH) + detailHeight + 2 * PADDING
      if (sheet.need(height)) drawHeader(sheet, texts.columns)
      const row = {
        item: line.name,
        quantity: `${line.qty}`,
        unitPrice: formats.money(line.unitPrice),
        tax: formats.percent(line.taxRate),
        amount: formats.money(line.rowTotal),
      }
      drawRow(sheet, row, details, height)
    }
  })
  sheet.y += 12
}

function drawHeader(sheet: Sheet, labels: Row): void {
  const y = sheet.y + 2
  sheet.within('TR', () => {
    sheet.place('small', labels.item, { y, width: ITEM_WIDTH, role: 'TH' })
    eachFigure((column, x, width) =>
      sheet.place('small', labels[column], { x, y, width, align: 'right', role: 'TH' }),
    )
  })
  sheet.rule(sheet.y + HEADER - 6, { weight: 1, colour: 'ink' })
  sheet.y += HEADER - 6
}

function drawRow(sheet: Sheet, row: Row, details: string, height: number): void {
  const y = sheet.y + PADDING
  sheet.within('TR', () => {
    const nameEnd = sheet.place('strong', row.item, { y, width: ITEM_WIDTH, role: 'TD' })
    if (details) sheet.place('small', details, { y: nameEnd, width: ITEM_WIDTH, role: 'TD' })
    eachFigure((column, x, width) =>
      sheet.place('body', row[column], { x, y, width, align: 'right', role: 'TD' }),
    )
  })
  sheet.y += height
  sheet.rule(sheet.y)
}

function eachFigure(draw: (column: keyof typeof FIGURES, x: number, width: number) => void): void {
  let x = RIGHT - FIGURES_WIDTH
  for (const column of ['quantity', 'unitPrice', 'tax', 'amount'] as const) {
    draw(column, x, FIGURES[column])
    x += FIGURES[column]
  }
}

function detailsOf({ sku, options, parts }: OrderLine, skuLabel: string): string {
  return [
    ...(parts ?? []).map(({ name, qty }) => `${qty} × ${name}`),
    ...(options.customPrice ? [options.customPrice.title] : []),
    ...(options.personalizations ?? []).map(({ value }) => value),
    ...(sku ? [`${skuLabel} ${sku}`] : []),
  ].join(' · ')
}
