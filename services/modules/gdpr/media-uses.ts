import { placeInTexts } from '#services/modules/media/api.ts'
import type { MediaUses } from '#services/platform/media-uses.ts'
import { textOf } from '#services/platform/text/html.ts'
import { currentConsents } from './consent-store.ts'

/** Enough to recognise a consent by. */
const TITLE_LENGTH = 60

/** Pictures in texts of consents: of every version, since people have accepted it. */
export const consentMediaUses: MediaUses = {
  kind: 'CONSENT',
  places: [placeInTexts('CONSENT')],
  async describe(db, numbers, language) {
    const consents = await currentConsents(db, language)
    const shown = consents.filter(({ number }) => numbers.includes(`${number}`))
    return new Map(
      shown.map(({ number, html }) => [
        `${number}`,
        { title: textOf(html).slice(0, TITLE_LENGTH), path: `/admin/consent/${number}` },
      ]),
    )
  },
}
