import { sql } from 'kysely'
import { placeInTexts } from '#services/modules/media/api.ts'
import type { MediaUses } from '#services/platform/media-uses.ts'
import { readEvents } from './event-store.ts'

/** Pictures of events, and those in their texts. */
export const eventMediaUses: MediaUses = {
  kind: 'EVENT',
  places: [
    { from: sql`event`, media: 'event.media_id', record: 'event.id' },
    placeInTexts('EVENT'),
  ],
  async describe(db, ids, language) {
    const events = await readEvents(db, ids.map(Number))
    return new Map(
      events.map(({ id, texts }) => {
        const { title = '' } = texts.find((text) => text.language === language) ?? texts[0] ?? {}
        return [`${id}`, { title, path: `/admin/events/${id}` }]
      }),
    )
  },
}
