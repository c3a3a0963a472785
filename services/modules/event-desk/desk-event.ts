import type { DeskEvent } from '#services/contract/event-desk.ts'
import { writeEventTime } from '#services/contract/rules/event-time.ts'
import { otherEventsOf, readEvent, type WholeEvent } from '#services/modules/calendar/api.ts'
import { mediaReferences } from '#services/modules/media/api.ts'
import { countTicketOrders, ticketsSold } from '#services/modules/order/api.ts'
import { sellableProducts } from '#services/modules/product/api.ts'
import { currencies, siteIdentity } from '#services/modules/settings/api.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Db } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'

type Reader = { readonly db: Db; readonly clock: Clock; readonly language: string }

export async function deskEvent(reader: Reader, id: number): Promise<DeskEvent> {
  const { db, clock, language } = reader
  const event = await readEvent(db, id)
  if (!event) throw noSuchEvent()
  const { media_id: mediaId, start_at: start, end_at: end } = event
  const isAllDay = event.is_all_day === 1
  const [pictures, languages, tickets, letters] = await Promise.all([
    mediaReferences(db, mediaId === null ? [] : [mediaId], language),
    languagesOf(db),
    ticketsOf(reader, event),
    countTicketOrders(db, productIdsOf(event)),
  ])
  return {
    id: `${id}`,
    ...{ kind: event.kind, state: event.state, location: event.location },
    ...{ time: writeEventTime({ start, end, isAllDay }), start, end, isAllDay },
    previousStart: event.previous_start_at,
    isPast: event.over_at <= clock.now().toISOString(),
    picture: pictures.get(mediaId ?? 0) ?? null,
    texts: languages.map((code) => textIn(event, code)),
    ...{ tickets, letters },
  }
}

/** Of the site, the main one first. */
export async function languagesOf(db: Db): Promise<readonly [string, ...string[]]> {
  const { languages, defaultLanguage } = await siteIdentity(db)
  return [defaultLanguage, ...languages.filter((code) => code !== defaultLanguage)]
}

/** Empty where it has none. */
export function textIn({ texts }: Pick<WholeEvent, 'texts'>, language: string) {
  const none = { language, title: '', description: '', reason: '' }
  return texts.find((text) => text.language === language) ?? none
}

export function productIdsOf({ tickets }: Pick<WholeEvent, 'tickets'>): number[] {
  return tickets.map(({ product_id }) => product_id)
}

export function noSuchEvent(): Refusal {
  return new Refusal(404, 'There is no such event.', { code: 'NOT_FOUND' })
}

async function ticketsOf(
  { db, clock, language }: Reader,
  event: WholeEvent,
): Promise<DeskEvent['tickets']> {
  const ids = productIdsOf(event)
  const [products, sold, others, { mainCurrencyId, allowedCurrencies }] = await Promise.all([
    sellableProducts({ db, language, now: clock.now().toISOString() }, ids),
    ticketsSold(db, ids),
    otherEventsOf(db, event),
    currencies(db),
  ])
  const currency = allowedCurrencies.find((one) => one.id === mainCurrencyId)?.code ?? ''
  return event.tickets.flatMap(({ product_id: id, is_offered: offered }) => {
    const product = products.get(id)
    if (!product) return []
    return {
      id: `${id}`,
      ...{ name: product.name, slug: product.slug, isArchived: product.isArchived },
      price: { amount: (product.finalCents / 100).toFixed(2), currency },
      isOffered: offered === 1,
      sold: sold.get(id) ?? 0,
      left: product.available,
      otherEvents: others.get(id)?.length ?? 0,
    }
  })
}
