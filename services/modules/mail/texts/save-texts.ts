import type { FieldChange, Saved } from '#services/contract/history.ts'
import { type Changing, saveChanges } from '#services/modules/history/api.ts'
import type { Trx } from '#services/platform/database.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { placeOf, refuseFaulty, type WrittenLetter } from './staff-letter.ts'
import { lockTexts, readTextsOf, writeText } from './text-store.ts'

/**
 * Saves texts of a letter; null gives the shipped one back. A text that is saved as it is was
 * compared with the shipped one of now.
 */
export async function saveTexts(
  trx: Trx,
  { written, changes }: { readonly written: WrittenLetter; readonly changes: FieldChange[] },
  { author, clock, findPerson }: Changing & Pick<ModuleDeps, 'findPerson'>,
): Promise<Saved> {
  for (const { path, value } of changes) {
    const isKnown = written.texts.some((text) => text.path === path)
    if (value !== null || !isKnown) refuseFaulty(written, path, value)
  }
  await lockTexts(trx)
  const place = placeOf(written)
  const stored = await readTextsOf(trx, place)
  for (const row of stored) {
    const shipped = written.texts.find(({ path }) => path === row.path)?.shipped ?? row.shipped
    const isKnown = changes.some(({ path, value }) => path === row.path && value === row.value)
    if (isKnown && row.shipped !== shipped) await writeText(trx, { ...row, ...place, shipped })
  }
  return await saveChanges(
    trx,
    { entity: 'letter', id: recordId(place), author, at: clock.now().toISOString() },
    {
      current: Object.fromEntries(stored.map(({ path, value }) => [path, value])),
      changes,
      async apply(values) {
        for (const { path, shipped } of written.texts) {
          const value = values.get(path)
          if (value === undefined) continue
          const next = typeof value === 'string' ? value : null
          await writeText(trx, { ...place, path, shipped, value: next })
        }
      },
    },
    findPerson,
  )
}

/** As the history names a letter in a language. */
function recordId({ letter, language }: ReturnType<typeof placeOf>): string {
  return `${letter}/${language}`
}
