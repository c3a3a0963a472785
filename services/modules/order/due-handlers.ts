import { z } from 'zod'
import { CUSTOMERS_JOINED, forgetJoined } from '#services/modules/user/api.ts'
import type { DueHandler } from '#services/platform/module.ts'
import { cancelOrder } from './cancel.ts'
import { ORDER_EXPIRES } from './holds.ts'
import { handOutCodes, ORDER_CODES } from './pay/digital.ts'
import { lockOrder, moveOrders } from './store.ts'

const joining = z.object({ from: z.int(), to: z.int() })
const payload = z.object({ slug: z.string() })

export const orderDueHandlers: Readonly<Record<string, DueHandler>> = {
  [ORDER_EXPIRES]: async (trx, given, clock) => {
    const order = await lockOrder(trx, { slug: payload.parse(given).slug })
    // The order was paid or cancelled in the meantime.
    if (order?.state !== 'awaitingPayment') return
    await cancelOrder(trx, clock, order, { by: 'expiry' })
  },
  [ORDER_CODES]: handOutCodes,
  [CUSTOMERS_JOINED]: async (trx, given) => {
    const joined = joining.parse(given)
    await moveOrders(trx, joined)
    await forgetJoined(trx, joined)
  },
}
