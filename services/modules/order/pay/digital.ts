import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { enqueueLetter } from '#services/modules/order/letters/letter-job.ts'
import type { StoredLine } from '#services/modules/order/order.ts'
import {
  closeWithdrawal,
  insertCodes,
  markTicket,
  withItsParts,
} from '#services/modules/order/parts-store.ts'
import { findOrderById, lockOrder } from '#services/modules/order/store.ts'
import { remaining } from '#services/modules/order/withdrawal/withdrawal-rule.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import { clearDue, setDue } from '#services/platform/jobs/due.ts'
import type { DueHandler } from '#services/platform/module.ts'
import { digitalLines } from './digital-lines.ts'

/** Excludes characters that are easily confused when they are read out at a gate. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_LENGTH = 12

/** Key of the scheduled task that hands out the codes and files of a line. */
export const ORDER_CODES = 'order.codes'
const payload = z.object({ slug: z.string(), lineId: z.int() })

/** Gives a paid order its files and codes of tickets, once: now, or when they may be handed out. */
export async function deliverDigital(trx: Trx, clock: Clock, orderId: number): Promise<void> {
  const order = await findOrderById(trx, orderId)
  if (!order) return
  const whole = await withItsParts(trx, order)
  const { slug } = order
  const lines = (await digitalLines(trx, whole)).filter(
    ({ line }) => remaining(line) > 0 && !whole.codes.has(line.id),
  )
  const now = clock.now().toISOString()
  for (const { line, isTicket, from } of lines) {
    const task = { kind: ORDER_CODES, key: `${slug}.${line.id}` }
    if (from <= now) {
      await handOut(trx, line, isTicket)
      await clearDue(trx, task.kind, task.key)
    } else await setDue(trx, { ...task, at: from, payload: { slug, lineId: line.id } })
  }
  if (lines.some(({ isTicket }) => isTicket)) {
    await enqueueLetter(trx, { slug, letter: 'order-tickets' })
  }
}

/** Hands out a line unless it was cancelled or withdrawn from in the meantime. */
export const handOutCodes: DueHandler = async (trx, given) => {
  const { slug, lineId } = payload.parse(given)
  const order = await lockOrder(trx, { slug })
  if (!order || order.state === 'cancelled' || order.paymentState === 'unpaid') return
  const whole = await withItsParts(trx, order)
  const found = (await digitalLines(trx, whole)).find(({ line }) => line.id === lineId)
  if (!found || remaining(found.line) === 0 || whole.codes.has(lineId)) return
  await handOut(trx, found.line, found.isTicket)
  if (found.isTicket) await enqueueLetter(trx, { slug, letter: 'order-tickets' })
  else if (found.hasFiles) await enqueueLetter(trx, { slug, letter: 'order-files' })
}

async function handOut(trx: Trx, line: StoredLine, isTicket: boolean): Promise<void> {
  const { id: lineId } = line
  if (!isTicket) return await closeWithdrawal(trx, lineId)
  const codes = Array.from({ length: remaining(line) }, () => ({ lineId, code: newCode() }))
  await insertCodes(trx, codes)
  await markTicket(trx, lineId)
}

function newCode(): string {
  // 12 of 30 characters are 58 bits, which cannot be guessed at a gate that reads a few codes a
  // second.
  return [...randomBytes(CODE_LENGTH * 2)]
    .filter((byte) => byte < SIGNS.length * Math.floor(256 / SIGNS.length))
    .slice(0, CODE_LENGTH)
    .map((byte) => SIGNS[byte % SIGNS.length])
    .join('')
}
