export type Cell = string | number

/** A Markdown table; numbers are right-aligned. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]) => `| ${cells.join(' | ')} |`
  const isNumeric = (column: number) => rows.every((row) => /^[\d.,-]/.test(String(row[column])))
  const rule = head.map((_name, column) => (column > 0 && isNumeric(column) ? '---:' : '---'))
  return [line(head), line(rule), ...rows.map(line)].join('\n')
}

export function fixed(value: number, digits = 2): string {
  return value.toFixed(digits)
}
