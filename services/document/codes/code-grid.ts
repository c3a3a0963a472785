/** Squares of a drawn code, row by row. */
export type CodeGrid = {
  readonly columns: number
  readonly rows: number
  /** Height of a row in units of a column's width. */
  readonly rowHeight: number
  /** Blank margin that readers need, in the same units. */
  readonly margin: number
  isDark(column: number, row: number): boolean
}

type Kind = {
  readonly options: { readonly bcid: string; readonly [option: string]: string | number }
  readonly rowHeight: number
  readonly margin: number
}

/** The Croatian payment slip requires 9 columns, error correction level 4 and rows of 1 : 3. */
const PDF417: Kind = {
  options: { bcid: 'pdf417', columns: 9, eclevel: 4, rowmult: 1 },
  rowHeight: 3,
  margin: 2,
}
/** EPC069-12 requires error correction level M. */
const QR: Kind = { options: { bcid: 'qrcode', eclevel: 'M' }, rowHeight: 1, margin: 4 }

export async function pdf417(text: string): Promise<CodeGrid> {
  return await grid(text, PDF417)
}

export async function qrCode(text: string): Promise<CodeGrid> {
  return await grid(text, QR)
}

async function grid(text: string, { options, rowHeight, margin }: Kind): Promise<CodeGrid> {
  // Loaded with the first code: it takes a quarter of a second.
  const { default: bwip } = await import('bwip-js')
  const [symbol] = bwip.raw({ ...options, text })
  if (!symbol || !('pixs' in symbol)) throw new Error(`${options.bcid} is not a matrix code.`)
  const { pixs, pixx: columns, pixy: rows } = symbol
  const isDark = (column: number, row: number) => pixs[row * columns + column] === 1
  return { columns, rows, rowHeight, margin, isDark }
}

/** Path of the dark squares, as in SVG and PDF; neighbours in a row are one rectangle. */
export function gridPath({ columns, rows, rowHeight, margin, isDark }: CodeGrid): string {
  let path = ''
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (!isDark(column, row)) continue
      const start = column
      while (column + 1 < columns && isDark(column + 1, row)) column += 1
      const width = column + 1 - start
      path += `M${start + margin} ${row * rowHeight + margin}h${width}v${rowHeight}h-${width}z`
    }
  }
  return path
}

export function gridSize({ columns, rows, rowHeight, margin }: CodeGrid): {
  width: number
  height: number
} {
  return { width: columns + 2 * margin, height: rows * rowHeight + 2 * margin }
}
