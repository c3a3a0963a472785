/** Below the limit of a statement on either engine, for all our tables. */
const ROWS_AT_ONCE = 500

export async function inParts<Row>(
  rows: readonly Row[],
  write: (part: readonly Row[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await write(rows.slice(start, start + ROWS_AT_ONCE))
  }
}
