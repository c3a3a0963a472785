import { transfersUnpaid } from '#services/modules/order/checkout/refusals.ts'
import { storedPaymentMethod } from '#services/modules/order/order.ts'
import type {} from '#services/modules/order/tables.ts'
import type { Db } from '#services/platform/database.ts'

/** Each holds pieces for days without a payment: enough for a club that orders for its teams. */
export const MOST_UNPAID = 10

type Buyer = {
  /** Null for a guest, whose orders are counted by address. */
  readonly accountId: number | null
  readonly emailKey: string
  readonly language: string
}

/**
 * Rejects one more order by transfer while others of the buyer wait for theirs. Orders that others
 * place with an address do not count for the account that has it.
 */
export async function requireFewTransfers(
  db: Db,
  { accountId, emailKey, language }: Buyer,
): Promise<void> {
  const rows = await db
    .selectFrom('customer_order')
    .select('payment_method as method')
    .where('state', '=', 'awaitingPayment')
    .where((eb) =>
      accountId === null
        ? eb.and([eb('account_id', 'is', null), eb('email_key', '=', emailKey)])
        : eb('account_id', '=', accountId),
    )
    .execute()
  const kinds = rows.map(({ method }) => storedPaymentMethod.parse(JSON.parse(method)).kind)
  if (kinds.filter((kind) => kind === 'transfer').length >= MOST_UNPAID) {
    throw transfersUnpaid(language)
  }
}
