import { type CodeKind, drawCodePath } from './codes/code-path.ts'
import { drawOrder, type OrderSheet } from './paper/order-sheet.ts'
import type { PackingSheet } from './paper/packing/packed-order.ts'
import { drawPacking } from './paper/packing/packing-sheet.ts'
import { drawTermsPaper, type TermsSheet } from './paper/terms-sheet.ts'
import { drawTickets, type TicketsSheet } from './paper/tickets-sheet.ts'

/** Everything that the worker draws. Each field shows, since equal content is drawn once. */
export type Drawing =
  | { readonly what: 'code'; readonly kind: CodeKind; readonly text: string }
  | ({ readonly what: 'order' } & OrderSheet)
  | ({ readonly what: 'terms' } & TermsSheet)
  | ({ readonly what: 'packing' } & PackingSheet)
  | ({ readonly what: 'tickets' } & TicketsSheet)

export async function draw(drawing: Drawing): Promise<Uint8Array> {
  switch (drawing.what) {
    case 'code':
      return Buffer.from(JSON.stringify(await drawCodePath(drawing.kind, drawing.text)))
    case 'order':
      return await drawOrder(drawing)
    case 'terms':
      return await drawTermsPaper(drawing)
    case 'packing':
      return await drawPacking(drawing)
    case 'tickets':
      return await drawTickets(drawing)
  }
}
