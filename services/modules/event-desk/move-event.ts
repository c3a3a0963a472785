import type { z } from 'zod'
import type { moveDeskEvent } from '#services/contract/event-desk.ts'
import type { EventMove, EventState } from '#services/contract/rules/events.ts'
import {
  changeEvent,
  type EventChange,
  lockEvent,
  otherEventsOf,
  type WholeEvent,
} from '#services/modules/calendar/api.ts'
import { type Changing, recordEdits } from '#services/modules/history/api.ts'
import { countTicketOrders, informTicketBuyers } from '#services/modules/order/api.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { languagesOf, noSuchEvent, productIdsOf, textIn } from './desk-event.ts'
import { invalid, timeIn } from './event-fields.ts'

type Given = z.output<typeof moveDeskEvent.input>

/** Moves an event, and informs the buyers of its tickets; returns how many letters that makes. */
export async function moveEvent(
  trx: Trx,
  { id, move, time, reasons }: Given,
  { author, clock }: Changing,
): Promise<number> {
  const event = await lockEvent(trx, id)
  if (!event) throw noSuchEvent()
  const now = clock.now().toISOString()
  if (!isAllowed(event, move, now)) throw wrongState()
  const languages = await languagesOf(trx)
  const texts = languages.map((code) => {
    const reason = reasons.find(({ language }) => language === code)?.text ?? ''
    return { ...textIn(event, code), reason }
  })
  if (move !== 'RESTORE' && texts[0]?.reason === '') throw invalid(`reason.${languages[0]}`)
  const change = changeOf(event, { move, time, now })
  const titled = texts.filter(({ title }) => title !== '')
  await changeEvent(trx, event, { ...change, texts: titled })
  const moved = await lockEvent(trx, id)
  if (!moved) throw noSuchEvent()
  const letters = await countTicketOrders(trx, productIdsOf(event))
  if (letters > 0) await inform(trx, moved, { move, mainLanguage: languages[0], clock })
  await recordEdits(trx, { entity: 'event', id: `${id}`, author, at: now }, [
    {
      path: `move.${move.toLowerCase()}`,
      before: { state: event.state, start: event.start_at },
      after: {
        ...{ state: moved.state, start: moved.start_at, letters },
        ...Object.fromEntries(
          titled.flatMap(({ language, reason }) =>
            reason ? [[`reason.${language}`, reason]] : [],
          ),
        ),
      },
    },
  ])
  return letters
}

function isAllowed({ state, over_at }: WholeEvent, move: EventMove, now: string): boolean {
  if (move === 'RESTORE') return state === 'CANCELLED'
  return state !== 'CANCELLED' && over_at > now
}

function changeOf(
  event: WholeEvent,
  { move, time, now }: Pick<Given, 'move' | 'time'> & { readonly now: string },
): EventChange {
  if (move !== 'POSTPONE') return { state: stateAfter(event, move) }
  const planned = timeIn(time ?? '')
  if (planned.start === event.start_at || planned.start <= now) throw invalid('time')
  return { state: 'POSTPONED', time: planned, previousStart: event.start_at }
}

/** An event that was postponed before it was cancelled is a postponed one again. */
function stateAfter({ previous_start_at: previous }: WholeEvent, move: EventMove): EventState {
  if (move === 'CANCEL') return 'CANCELLED'
  return previous === null ? 'PLANNED' : 'POSTPONED'
}

async function inform(
  trx: Trx,
  event: WholeEvent,
  {
    move,
    mainLanguage,
    clock,
  }: Pick<Changing, 'clock'> & { readonly move: EventMove; readonly mainLanguage: string },
): Promise<void> {
  const others = await otherEventsOf(trx, event)
  await informTicketBuyers(trx, clock, {
    ...{ id: event.id, move, mainLanguage, location: event.location },
    ...{ start: event.start_at, isAllDay: event.is_all_day === 1 },
    previousStart: event.previous_start_at,
    productIds: productIdsOf(event),
    seasonIds: [...others.keys()],
    texts: Object.fromEntries(
      event.texts.map(({ language, title, reason }) => [language, { title, reason }]),
    ),
  })
}

function wrongState(): Refusal {
  return new Refusal(409, 'The event is in another state.', { code: 'EVENT_STATE' })
}
