import { type CodeGrid, gridPath, gridSize, pdf417, qrCode } from './code-grid.ts'
import { epcText, hub3Text } from './code-text.ts'
import type { TransferPayment } from './transfer-payment.ts'

export async function hub3Svg(payment: TransferPayment): Promise<string> {
  return svg(await pdf417(hub3Text(payment)))
}

export async function epcSvg(payment: TransferPayment): Promise<string> {
  return svg(await qrCode(epcText(payment)))
}

/** Black on white on every page: readers need the contrast. */
function svg(grid: CodeGrid): string {
  const { width, height } = gridSize(grid)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${width}v${height}H0z"/><path d="${gridPath(grid)}"/></svg>`
}
