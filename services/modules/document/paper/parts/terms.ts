import type { TermsText } from '#services/modules/document/paper/printed.ts'
import { LEFT, type Sheet, WIDTH } from '#services/modules/document/paper/sheet.ts'
import { type Block, blocksOf } from './html-blocks.ts'

const INDENT = 14
/** Height that stays on one page with a heading, or at the start of a paragraph. */
const MIN_LINES_HEIGHT = 40

/** Draws the terms of the contract, each on a new page. */
export function drawTerms(sheet: Sheet, terms: readonly TermsText[]): void {
  for (const { title, html } of terms) {
    sheet.startPage()
    sheet.flow('title', title, { role: 'H1', after: 14 })
    for (const block of blocksOf(html)) drawBlock(sheet, block)
  }
}

function drawBlock(sheet: Sheet, block: Block): void {
  if (block.kind === 'heading') {
    sheet.y += 8
    sheet.need(MIN_LINES_HEIGHT + sheet.heightOf('subheading', block.text))
    sheet.flow('subheading', block.text, { role: 'H2', after: 2 })
    return
  }
  const indent = block.kind === 'item' ? INDENT : 0
  const width = WIDTH - indent
  sheet.need(Math.min(sheet.heightOf('body', block.text, width), MIN_LINES_HEIGHT))
  if (block.kind === 'item') sheet.place('body', block.mark)
  const after = block.kind === 'paragraph' ? 6 : 2
  sheet.flow('body', block.text, { x: LEFT + indent, width, after })
}
