import type { z } from 'zod'
import { IMPORTED_LINES, type importRedirects } from '#services/contract/redirects.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { pathIn } from './path.ts'
import { firstRedirect } from './redirect-store.ts'
import { type Saving, saveRedirect } from './redirects.ts'

type Line = z.output<typeof importRedirects.output>['lines'][number]
type Given = Pick<Line, 'line' | 'path' | 'target'>

/** Ends the transaction of a trial. */
class Trial extends Error {}

/** Saves every line that is right. A trial answers the same and saves nothing. */
export async function importLines(
  db: Db,
  { text, isTrial }: z.output<typeof importRedirects.input>,
  saving: Saving,
): Promise<readonly Line[]> {
  const given = linesIn(text)
  let lines: readonly Line[] = []
  try {
    await inTransaction(db, async (trx) => {
      lines = await saveLines(trx, given, saving)
      if (isTrial) throw new Trial()
    })
  } catch (error) {
    if (!(error instanceof Trial)) throw error
  }
  return lines
}

/** A first line with the names of the columns is left out. */
function linesIn(text: string): readonly Given[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .flatMap((whole, at) => {
      const [path = '', target = ''] = whole.split(/[;\t]/).map(unquoted)
      const isHead = at === 0 && !path.startsWith('/')
      return whole.trim() === '' || isHead ? [] : [{ line: at + 1, path, target }]
    })
}

function unquoted(cell: string): string {
  const quoted = /^"(.*)"$/.exec(cell.trim())?.[1]
  return quoted === undefined ? cell.trim() : quoted.replaceAll('""', '"')
}

async function saveLines(trx: Trx, given: readonly Given[], saving: Saving): Promise<Line[]> {
  const seen = new Set<string>()
  const lines: Line[] = []
  for (const one of given) {
    const path = pathIn(one.path)
    const isTwice = seen.has(path)
    seen.add(path)
    const isOver = lines.length >= IMPORTED_LINES
    if (isTwice || isOver) {
      const fault = isTwice ? 'TWICE' : 'TOO_MANY'
      lines.push({ ...one, before: null, result: 'FAULTY', fault })
    } else lines.push(await saveLine(trx, one, saving))
  }
  return lines
}

async function saveLine(trx: Trx, given: Given, saving: Saving): Promise<Line> {
  const before = (await firstRedirect(trx, [pathIn(given.path)]))?.target ?? null
  try {
    const { applied } = await saveRedirect(trx, { ...given, base: before }, saving)
    const changed = before === null ? 'NEW' : 'CHANGED'
    return { ...given, before, result: applied.length > 0 ? changed : 'SAME', fault: null }
  } catch (error) {
    const code = error instanceof Refusal ? error.code : null
    if (code !== 'WRONG_PATH' && code !== 'REDIRECT_LOOP') throw error
    return { ...given, before, result: 'FAULTY', fault: code }
  }
}
