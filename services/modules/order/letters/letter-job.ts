import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type Seller, seller } from '#services/modules/document/api.ts'
import { type Mail, sendMail } from '#services/modules/mail/api.ts'
import { orderLink } from '#services/modules/order/links.ts'
import type { StoredOrder, WholeOrder } from '#services/modules/order/order.ts'
import { letterPapersOf, type Paper } from '#services/modules/order/paper.ts'
import { withItsParts } from '#services/modules/order/parts-store.ts'
import { findOrder } from '#services/modules/order/store.ts'
import { eventFacts } from '#services/modules/order/tickets/event-facts.ts'
import { ticketsPaperOf } from '#services/modules/order/tickets/tickets-paper.ts'
import { withdrawable } from '#services/modules/order/withdrawal/withdrawal-rule.ts'
import { cachedDb } from '#services/platform/cached-reads.ts'
import type { Trx } from '#services/platform/database.ts'
import { enqueue } from '#services/platform/jobs/outbox.ts'
import { parseJsonObject } from '#services/platform/json.ts'
import type { Letter } from '#services/platform/letter.ts'
import type { ModuleDeps, OutboxHandler } from '#services/platform/module.ts'
import { DEFAULT_LANGUAGE } from '#services/platform/text/language-fallback.ts'
import { eventValues, filesValues, summaryValues, ticketsValues } from './letter-values.ts'
import { orderLetters } from './order-letters.ts'

const ORDER_LETTER = 'order.letter'
const PAYMENT_WAIT_MS = 2 * 60_000

const payload = z.object({
  id: z.string(),
  slug: z.string(),
  letter: z.string().refine(isOrderLetter),
  /** An address other than the buyer's. */
  to: z.string().optional(),
  name: z.string().optional(),
  at: z.string().optional(),
  lines: z.array(z.string()).optional(),
  /** The part of the due refund that this mail is about. */
  refundCents: z.int().optional(),
  /** Of a letter about an event. */
  event: eventFacts.optional(),
})

/**
 * Queues a mail about an order. It is rendered when it is sent, because it contains links that
 * grant access, which must not be stored.
 */
export async function enqueueLetter(
  trx: Trx,
  letter: Omit<Job, 'id'>,
  /** Left out: at once. */
  at?: string,
): Promise<void> {
  const job = JSON.stringify({ ...letter, id: randomUUID() })
  await enqueue(trx, { kind: ORDER_LETTER, payload: parseJsonObject(job), ...(at && { at }) })
}

/**
 * A payment by a provider usually follows the order within a minute. The confirmation waits for it,
 * so that nobody is asked to pay what is paid.
 */
export function afterPayment(now: Date): string {
  return new Date(now.getTime() + PAYMENT_WAIT_MS).toISOString()
}

/** Sends the confirmation that waits for the payment. */
export async function sendConfirmation(trx: Trx, slug: string, now: string): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ at: now })
    .where('kind', '=', ORDER_LETTER)
    .where('state', '=', 'waiting')
    .where('attempts', '=', 0)
    .where('at', '>', now)
    .where('payload', 'like', `%"slug":"${slug}","letter":"order-placed"%`)
    .execute()
}

/**
 * Deletes the queued mails of an order: all of one that was added as a past order, or those that
 * were given up.
 */
export async function dropLetters(
  trx: Trx,
  slug: string,
  states: readonly ('waiting' | 'dead')[] = ['waiting', 'dead'],
): Promise<void> {
  await trx
    .deleteFrom('outbox')
    .where('kind', '=', ORDER_LETTER)
    .where('state', 'in', states)
    .where('payload', 'like', `%"slug":"${slug}"%`)
    .execute()
}

export const orderOutboxHandlers: Readonly<Record<string, OutboxHandler>> = {
  [ORDER_LETTER]: async (given, deps) => {
    const job = payload.parse(given)
    const reading = { ...deps, db: await cachedDb(deps.db) }
    const found = await findOrder(reading.db, { slug: job.slug })
    if (!found) return
    const order = await withItsParts(reading.db, found)
    if (isOutdated(order, job)) return
    const to = await addressee(reading, order, job)
    if (to === null) return
    const mail = await mailOf(reading, order, { ...job, to })
    const attach = async () => {
      const papers = await papersOf(reading, found, job.letter)
      return await Promise.all(
        papers.map(async ({ filename, draw }) => ({
          ...{ filename, contentType: 'application/pdf' },
          content: await draw({ priority: 'letter' }),
        })),
      )
    }
    const owner = await seller(reading.db)
    // A stranger can order for an address, but neither pays nor sends the order.
    const isLimited = job.to !== undefined || !isPaidOrSent(order)
    await sendMail(deps, {
      ...mail,
      id: job.id,
      attach,
      isLimited,
      contact: owner && contactOf(owner),
    })
  },
}

/** The same as on the papers. */
function contactOf({ street, zipCode, city, email, phone }: Seller) {
  return { lines: [`${street}, ${zipCode} ${city}`, email, phone], replyTo: email }
}

async function papersOf(
  deps: ModuleDeps,
  order: StoredOrder,
  letter: Job['letter'],
): Promise<readonly Paper[]> {
  if (letter === 'order-placed') return await letterPapersOf(deps, order)
  const tickets = letter === 'order-tickets' ? await ticketsPaperOf(deps, order) : null
  return tickets ? [tickets] : []
}

/** The letter had to wait, and the order was cancelled unpaid or is paid otherwise by now. */
function isOutdated({ state, paymentState, paymentMethod }: WholeOrder, { letter }: Job): boolean {
  if (letter === 'order-transfer') {
    return state !== 'awaitingPayment' || paymentMethod.kind !== 'transfer'
  }
  if (letter === 'order-tickets' || isEventLetter(letter)) return state === 'cancelled'
  return letter === 'order-placed' && state === 'cancelled' && paymentState === 'unpaid'
}

function isEventLetter(letter: Job['letter']): boolean {
  return letter.startsWith('order-event-')
}

function isPaidOrSent({ state, paymentState, totalCents }: WholeOrder): boolean {
  if (state === 'shipped' || state === 'delivered') return true
  return paymentState !== 'unpaid' && totalCents > 0
}

type Job = z.output<typeof payload>

function isToStaff(letter: Job['letter']): boolean {
  return letter === 'staff-refund-due' || letter === 'staff-withdrawn'
}

async function addressee(
  { db }: ModuleDeps,
  { email }: WholeOrder,
  { letter, to }: Job,
): Promise<string | null> {
  if (isToStaff(letter)) return (await seller(db))?.email ?? null
  // Retention or an erasure may have removed the buyer in the meantime.
  return to ?? (email || null)
}

async function mailOf(
  deps: ModuleDeps,
  order: WholeOrder,
  {
    letter: name,
    to,
    name: buyer = '',
    at = order.placedAt,
    lines = [],
    refundCents = order.refundCents,
    event,
  }: Job & { readonly to: string },
): Promise<Mail> {
  const { number, totalCents } = order
  const language = isToStaff(name) ? DEFAULT_LANGUAGE : order.language
  const base = { number, link: orderLink(order, deps.config), totalCents }
  const mail = <Values extends z.ZodType>(
    letter: Letter<Values>,
    values: z.input<Values>,
  ): Mail => ({ letter, to, language, values })
  switch (name) {
    case 'order-placed':
    case 'order-transfer':
      return mail(orderLetters[name], { ...base, ...(await summaryValues(deps, order)) })
    case 'order-shipped':
      return mail(orderLetters[name], { ...base, trackingUrl: order.trackingUrl })
    case 'order-refund-due':
    case 'order-refunded':
      return mail(orderLetters[name], { ...base, refundCents })
    case 'order-cancelled':
      return mail(orderLetters[name], {
        ...base,
        isExpired: order.cancelledBy === 'expiry',
        isReturned: order.shippedAt !== null,
        isPaid: order.refundCents > 0,
      })
    case 'order-withdrawn':
    case 'staff-withdrawn':
      return mail(orderLetters[name], { ...base, name: buyer, at, lines, refundCents })
    case 'order-withdrawn-copy':
      return mail(orderLetters[name], { number, at, lines, refundCents })
    case 'staff-refund-due':
      return mail(orderLetters[name], { number, refundCents })
    case 'order-paid':
    case 'order-files':
      return mail(orderLetters[name], { ...base, ...(await filesValues(deps, order)) })
    case 'order-delivered':
      return mail(orderLetters[name], {
        ...base,
        canWithdraw: withdrawable(order.lines).length > 0,
      })
    case 'order-tickets':
      return mail(orderLetters[name], { ...base, ...(await ticketsValues(deps, order)) })
    case 'order-event-cancelled':
    case 'order-event-postponed':
    case 'order-event-restored':
      return mail(orderLetters[name], { ...base, ...eventValues(order, event) })
  }
}

function isOrderLetter(name: string): name is keyof typeof orderLetters {
  return Object.hasOwn(orderLetters, name)
}
