import type { Messages } from '#client/i18n/messages.ts'
import type { AdminLocale } from './admin-locale.ts'

const LANGUAGES = import.meta.glob<{ readonly texts: Messages }>('./*/all-texts.ts')

/** Texts of one language, by area. */
export async function loadTexts(code: AdminLocale['code']): Promise<Messages> {
  const load = LANGUAGES[`./${code}/all-texts.ts`]
  if (load === undefined) throw new Error(`The back office has no texts for ${code}.`)
  const { texts } = await load()
  return Object.fromEntries(
    Object.entries(texts).map(([path, area]) => [
      path.slice(path.lastIndexOf('/') + 1, -'.json'.length),
      area,
    ]),
  )
}
