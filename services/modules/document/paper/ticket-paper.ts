import { codeSvg, drawnCode } from '#services/modules/document/codes/drawn-code.ts'
import type { Drawing } from '#services/modules/document/drawing.ts'
import type { Drawings, DrawnFor } from '#services/platform/threads/drawings.ts'
import { paperTexts } from './texts/paper-texts.ts'
import type { TicketsSheet } from './tickets-sheet.ts'

/** Tickets with their codes, a page for each. */
export async function ticketsPdf(
  drawings: Drawings,
  content: TicketsSheet,
  drawnFor: DrawnFor,
): Promise<Buffer> {
  return await drawings.draw({ what: 'tickets', ...content } satisfies Drawing, drawnFor)
}

/** The picture of a ticket's code. The scanner at the door reads the code alone. */
export async function ticketCodeSvg(
  drawings: Drawings,
  code: string,
  drawnFor: DrawnFor,
): Promise<string> {
  return codeSvg(await drawnCode(drawings, { kind: 'qr', text: code }, drawnFor))
}

export function ticketsTitle(language: string): string {
  return paperTexts(language).tickets.title
}
