import { stopNewsletter, subscribeNewsletter } from '#services/contract/newsletter.ts'
import { stopToken } from '#services/modules/newsletter/links.ts'
import { EMAIL, type PersonalRows } from '#tests/services/person.ts'

export const rows: PersonalRows = {
  async add({ services, headers, userId }) {
    const { db, clock, config } = services
    await services.call(subscribeNewsletter, { email: EMAIL }, headers)
    clock.advance(1_000)
    const { id } = await db
      .selectFrom('newsletter_subscriber')
      .where('account_id', '=', userId)
      .select('id')
      .executeTakeFirstOrThrow()
    await services.call(stopNewsletter, { token: stopToken(id, config.sessionSecret) })
  },
}
