import type { Drawing } from '#services/modules/document/drawing.ts'
import { HRV } from '#services/modules/document/paper/texts/hrv.ts'
import type { Drawings, DrawnFor } from '#services/platform/threads/drawings.ts'
import type { PackingSheet, PaperKind } from './packed-order.ts'

/** Packing slips and address labels of several orders in one file. */
export async function packingPdf(
  drawings: Drawings,
  content: PackingSheet,
  drawnFor: DrawnFor,
): Promise<Buffer> {
  return await drawings.draw({ what: 'packing', ...content } satisfies Drawing, drawnFor)
}

/** For the name of the file. */
export function packingTitle(kind: PaperKind): string {
  return HRV.packing.titles[kind].toLowerCase().replaceAll(/\s+/g, '-')
}
