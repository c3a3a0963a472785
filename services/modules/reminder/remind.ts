import { z } from 'zod'
import {
  awaitRest,
  CART_LEFT,
  type LeftCart,
  leftCart,
  restMs,
} from '#services/modules/cart/api.ts'
import { acceptsMarketing } from '#services/modules/gdpr/api.ts'
import { sendMail } from '#services/modules/mail/api.ts'
import { hasOrderedSince } from '#services/modules/order/api.ts'
import { site } from '#services/modules/settings/api.ts'
import { accountById } from '#services/modules/user/api.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Db } from '#services/platform/database.ts'
import { enqueue } from '#services/platform/jobs/outbox.ts'
import type { DueHandler, OutboxHandler } from '#services/platform/module.ts'
import { reminderLetters } from './letters/reminder-letters.ts'
import { backLink, stopLink } from './links.ts'
import { claimReminder } from './store.ts'

const REMIND = 'reminder.cart'
/** Too late for a reminder; such carts are found after a long downtime. */
const TOO_OLD_MS = 14 * 24 * 3_600_000

const named = z.object({ cartId: z.string() })

export const reminderDueHandlers: Readonly<Record<string, DueHandler>> = {
  [CART_LEFT]: async (trx, payload, clock) => {
    const { cartId } = named.parse(payload)
    const cart = await wantedCart(trx, cartId, clock)
    if (!cart) return
    const ageMs = clock.now().getTime() - Date.parse(cart.usedAt)
    if (ageMs > TOO_OLD_MS) return
    // The cart was used again without a change of its lines, or the shop's waiting time is longer
    // now.
    if (ageMs < (await restMs(trx))) return await awaitRest(trx, cart, cart.usedAt)
    const { id: cart_id, accountId: account_id } = cart
    const isFirst = await claimReminder(trx, {
      ...{ cart_id, account_id },
      written_at: clock.now().toISOString(),
    })
    if (isFirst) await enqueue(trx, { kind: REMIND, payload: { cartId } })
  },
}

export const reminderOutboxHandlers: Readonly<Record<string, OutboxHandler>> = {
  [REMIND]: async (payload, deps) => {
    const { db, clock, config, findPerson } = deps
    const { cartId } = named.parse(payload)
    // Checked again, since the mail may have waited for days.
    const cart = await wantedCart(db, cartId, clock)
    const person = cart && (await findPerson(db, cart.accountId))
    if (!person) return
    const { defaultLanguage } = await site(db)
    const account = await accountById(db, cart.accountId)
    const language = account?.language ?? defaultLanguage
    const unsubscribe = stopLink({ userId: person.userId, language }, config)
    await sendMail(deps, {
      id: `${REMIND}.${cartId}`,
      letter: reminderLetters['cart-left'],
      to: person.email,
      language,
      values: {
        firstName: person.firstName,
        link: backLink({ cartId, language }, clock, config),
        stopLink: unsubscribe,
        lines: [...cart.lines],
      },
      unsubscribe,
    })
  },
}

/** Null unless its customer wants offers and has not ordered since. */
async function wantedCart(db: Db, cartId: string, clock: Clock): Promise<LeftCart | null> {
  const { defaultLanguage: language } = await site(db)
  const cart = await leftCart(db, cartId, { clock, language })
  if (!cart || !(await acceptsMarketing(db, cart.accountId))) return null
  return (await hasOrderedSince(db, cart.accountId, cart.usedAt)) ? null : cart
}
