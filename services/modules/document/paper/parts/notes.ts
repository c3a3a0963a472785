import type { Printed, PrintedOrder } from '#services/modules/document/paper/printed.ts'
import type { Sheet } from '#services/modules/document/paper/sheet.ts'

type Notes = Pick<PrintedOrder, 'instructions' | 'gift'>

/** The buyer's notes. */
export function drawNotes(
  sheet: Sheet,
  { order, texts }: Pick<Printed, 'texts'> & { readonly order: Notes },
): void {
  if (order.instructions) drawNote(sheet, texts.instructions, [order.instructions])
  const { gift } = order
  if (!gift) return
  const lines = [
    ...(gift.to ? [`${texts.gift.to}: ${gift.to}`] : []),
    ...(gift.from ? [`${texts.gift.from}: ${gift.from}`] : []),
    ...(gift.message ? [gift.message] : []),
  ]
  if (lines.length > 0) drawNote(sheet, texts.gift.title, lines)
}

function drawNote(sheet: Sheet, title: string, lines: readonly string[]): void {
  const body = lines.join('\n')
  sheet.need(sheet.heightOf('body', body) + 24)
  sheet.flow('subheading', title, { role: 'H2', after: 2 })
  sheet.flow('body', body, { after: 14 })
}
