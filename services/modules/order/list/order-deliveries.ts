import type { CallOutput } from '#services/contract/call.ts'
import type { listOrderDeliveries } from '#services/contract/order-list.ts'
import { deliveryNames } from '#services/modules/delivery/api.ts'
import type {} from '#services/modules/order/tables.ts'
import type { Db } from '#services/platform/database.ts'

type Deliveries = CallOutput<typeof listOrderDeliveries>['deliveries']

/** Offered ones, and former ones that orders still have: a step of an index for each. */
export async function orderDeliveries(db: Db, language: string): Promise<Deliveries> {
  const methods = []
  for (const method of await deliveryNames(db, language)) {
    if (method.isOffered || (await hasOrder(db, method.id))) methods.push(method)
  }
  return methods.map(({ id, ...method }) => ({ id: `${id}`, ...method }))
}

async function hasOrder(db: Db, methodId: number): Promise<boolean> {
  const order = await db
    .selectFrom('customer_order')
    .select('id')
    .where('delivery_method_id', '=', methodId)
    .limit(1)
    .executeTakeFirst()
  return order !== undefined
}
