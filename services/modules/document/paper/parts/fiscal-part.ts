import { drawCodePath } from '#services/modules/document/codes/code-path.ts'
import type { Printed } from '#services/modules/document/paper/printed.ts'
import { LEFT, type Sheet, WIDTH } from '#services/modules/document/paper/sheet.ts'
import { drawCode } from './transfer.ts'

const HEIGHT = 110
const QR_WIDTH = 76

/** Draws the proof of fiscalisation on an invoice. */
export async function drawFiscal(sheet: Sheet, { paper, texts, formats }: Printed): Promise<void> {
  const { receipt } = paper
  if (!receipt) return
  const { fiscal } = texts
  sheet.need(HEIGHT)
  const code = { x: LEFT, y: sheet.y, width: QR_WIDTH, caption: fiscal.verify }
  const codeEnd = drawCode(sheet, await drawCodePath('qr', receipt.verifyUrl), code)
  const proof = [
    `${fiscal.issuedAt} ${formats.moment(receipt.issuedAt)}`,
    `${fiscal.operator} ${receipt.operator}`,
    `ZKI ${receipt.zki}`,
    `JIR ${receipt.jir}`,
  ]
  const x = LEFT + QR_WIDTH + 16
  const end = sheet.place('body', proof.join('\n'), { x, width: WIDTH - QR_WIDTH - 16 })
  sheet.y = Math.max(end, codeEnd) + 20
}
