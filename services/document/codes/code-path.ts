/** Dark squares as one path, as in SVG and PDF; the unit is the width of a column. */
export type CodePath = {
  readonly path: string
  readonly width: number
  readonly height: number
  /** Blank margin that readers need, included in width and height. */
  readonly margin: number
}

type Kind = {
  readonly options: { readonly bcid: string; readonly [option: string]: string | number }
  /** Height of a row in units of a column's width. */
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
const KINDS = { pdf417: PDF417, qr: QR } as const

export type CodeKind = keyof typeof KINDS

export async function drawCodePath(kind: CodeKind, text: string): Promise<CodePath> {
  const { options, rowHeight, margin } = KINDS[kind]
  // Loaded with the first code: it takes a quarter of a second.
  const { default: bwip } = await import('bwip-js')
  const [symbol] = bwip.raw({ ...options, text })
  if (!symbol || !('pixs' in symbol)) throw new Error(`${options.bcid} is not a matrix code.`)
  const { pixs, pixx: columns, pixy: rows } = symbol
  const isDark = (column: number, row: number) => pixs[row * columns + column] === 1
  return {
    path: pathOf({ columns, rows, rowHeight, margin, isDark }),
    width: columns + 2 * margin,
    height: rows * rowHeight + 2 * margin,
    margin,
  }
}

type Grid = {
  readonly columns: number
  readonly rows: number
  readonly rowHeight: number
  readonly margin: number
  isDark(column: number, row: number): boolean
}

/** Neighbours in a row are one rectangle. */
function pathOf({ columns, rows, rowHeight, margin, isDark }: Grid): string {
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
