import type { z } from 'zod'
import type { createDeskEvent, saveDeskEvent } from '#services/contract/event-desk.ts'
import type { FieldValue, Saved } from '#services/contract/history.ts'
import { writeEventTime } from '#services/contract/rules/event-time.ts'
import type { EventKind } from '#services/contract/rules/events.ts'
import {
  changeEvent,
  createEvent,
  type EventChange,
  lockEvent,
  readEvent,
  type WholeEvent,
} from '#services/modules/calendar/api.ts'
import { type Changing, recordEdits, saveChanges } from '#services/modules/history/api.ts'
import { sellableProducts } from '#services/modules/product/api.ts'
import type { Trx } from '#services/platform/database.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { languagesOf, noSuchEvent, textIn } from './desk-event.ts'
import { checkedChange, invalid, partOf, timeIn } from './event-fields.ts'

export async function addEvent(
  trx: Trx,
  { kind, time, location, texts, copyOf }: z.output<typeof createDeskEvent.input>,
  { author, clock }: Changing,
): Promise<number> {
  const languages = await languagesOf(trx)
  const named = texts.filter(({ title }) => title !== '')
  for (const { language } of named) {
    if (!languages.includes(language)) throw invalid(`title.${language}`)
  }
  requireTitles(texts, languages[0])
  const original = copyOf ? await readEvent(trx, copyOf) : null
  const id = await createEvent(trx, {
    ...{ kind, location, ...timeIn(time) },
    mediaId: original?.media_id ?? null,
    texts: Object.fromEntries(named.map(({ language, ...text }) => [language, text])),
  })
  const recorded = { entity: 'event', id: `${id}`, author, at: clock.now().toISOString() }
  await recordEdits(trx, recorded, [
    ...named.map(({ language, title }) => ({
      ...{ path: `title.${language}`, before: null, after: title },
    })),
    { path: 'time', before: null, after: time },
  ])
  return id
}

/** Saves what a form changed of an event, but for what somebody else changed meanwhile. */
export async function saveEvent(
  trx: Trx,
  { id, changes }: z.output<typeof saveDeskEvent.input>,
  { author, clock, findPerson }: Changing & Pick<ModuleDeps, 'findPerson'>,
): Promise<Saved> {
  const event = await lockEvent(trx, id)
  if (!event) throw noSuchEvent()
  const languages = await languagesOf(trx)
  const checked = changes.map((change) => checkedChange(change, languages))
  const recorded = { entity: 'event', id: `${id}`, author, at: clock.now().toISOString() }
  const none = checked.flatMap(({ path }) => (path.startsWith('tickets.') ? [[path, false]] : []))
  return await saveChanges(
    trx,
    recorded,
    {
      current: { ...Object.fromEntries(none), ...valuesOf(event, languages) },
      changes: checked,
      async apply(values) {
        const change = changeOf(event, values, languages)
        await requireProducts(trx, change, { clock, language: languages[0] })
        await changeEvent(trx, event, change)
      },
    },
    findPerson,
  )
}

/** Everything of an event that a form saves, by path. */
function valuesOf(event: WholeEvent, languages: readonly string[]): Record<string, FieldValue> {
  const { kind, location, start_at: start, end_at: end, tickets } = event
  const offered = tickets.find(({ is_offered }) => is_offered === 1)
  return {
    ...{ kind, location },
    time: writeEventTime({ start, end, isAllDay: event.is_all_day === 1 }),
    offered: offered ? `${offered.product_id}` : null,
    picture: event.media_id === null ? null : `${event.media_id}`,
    ...Object.fromEntries(tickets.map(({ product_id }) => [`tickets.${product_id}`, true])),
    ...Object.fromEntries(
      languages.flatMap((language) => {
        const { title, description, reason } = textIn(event, language)
        return [
          [`title.${language}`, title],
          [`description.${language}`, description],
          [`reason.${language}`, reason],
        ]
      }),
    ),
  }
}

/** The values were checked before. */
function changeOf(
  event: WholeEvent,
  values: ReadonlyMap<string, FieldValue>,
  languages: readonly [string, ...string[]],
): EventChange {
  const change: { -readonly [key in keyof EventChange]: EventChange[key] } = {}
  const texts = new Map(languages.map((code) => [code, { ...textIn(event, code) }]))
  const tickets = new Map<number, boolean>()
  for (const [path, value] of values) {
    const part = partOf(path, languages)
    if (!part) throw invalid(path)
    switch (part.name) {
      case 'kind':
        change.kind = value as EventKind
        break
      case 'time':
        change.time = timeIn(`${value}`)
        break
      case 'location':
        change.location = `${value}`
        break
      case 'offered':
        change.offered = value === null ? null : Number(value)
        break
      case 'picture':
        change.mediaId = value === null ? null : Number(value)
        break
      case 'tickets':
        tickets.set(part.productId, value === true)
        break
      default: {
        const text = texts.get(part.language)
        if (text) text[part.name] = `${value}`
      }
    }
  }
  requireTitles([...texts.values()], languages[0])
  const changed = languages.filter((code) =>
    [...values.keys()].some((path) => path.endsWith(`.${code}`)),
  )
  return { ...change, tickets, texts: changed.flatMap((code) => texts.get(code) ?? []) }
}

/** An event has a title in the main language, and in each in which it has a description. */
function requireTitles(
  texts: readonly {
    readonly language: string
    readonly title: string
    readonly description: string
  }[],
  main: string,
): void {
  if (!texts.some(({ language, title }) => language === main && title !== '')) {
    throw invalid(`title.${main}`)
  }
  const untitled = texts.find(({ title, description }) => title === '' && description !== '')
  if (untitled) throw invalid(`title.${untitled.language}`)
}

async function requireProducts(
  trx: Trx,
  { tickets = new Map(), offered }: EventChange,
  { clock, language }: Pick<Changing, 'clock'> & { readonly language: string },
): Promise<void> {
  const added = [...tickets].flatMap(([id, isTicket]) => (isTicket ? id : []))
  const reader = { db: trx, language, now: clock.now().toISOString() }
  const products = await sellableProducts(reader, added)
  const missing = added.find((id) => !products.has(id))
  if (missing !== undefined) throw invalid(`tickets.${missing}`)
  if (offered && tickets.get(offered) === false) throw invalid('offered')
}
