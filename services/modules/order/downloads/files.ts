import { type DigitalFile, filesOf } from '#services/modules/digital/api.ts'
import type { StoredLine, StoredOrder, WholeOrder } from '#services/modules/order/order.ts'
import { remaining } from '#services/modules/order/withdrawal/withdrawal-rule.ts'
import type { Db } from '#services/platform/database.ts'

type Lines = readonly Pick<StoredLine, 'id' | 'isDigital' | 'productId' | 'mainProductId'>[]

/** Files of what was bought, by line; a variant without its own files has those of its product. */
export async function filesOfLines(
  db: Db,
  lines: Lines,
): Promise<ReadonlyMap<number, readonly DigitalFile[]>> {
  const digital = lines.filter(({ isDigital }) => isDigital)
  const ids = digital.flatMap(({ productId, mainProductId }) => [
    ...(productId === null ? [] : [productId]),
    ...(mainProductId === null ? [] : [mainProductId]),
  ])
  const byProduct = Map.groupBy(await filesOf(db, ids), ({ productId }) => productId)
  return new Map(
    digital.flatMap(({ id, productId, mainProductId }) => {
      const files = byProduct.get(productId ?? 0) ?? byProduct.get(mainProductId ?? 0)
      return files ? [[id, files] as const] : []
    }),
  )
}

/** Whether a digital line has been delivered, which ended the right to withdraw from it. */
export function isHandedOut({ paymentState, state }: StoredOrder, line: StoredLine): boolean {
  const isValid = paymentState !== 'unpaid' && state !== 'cancelled' && remaining(line) > 0
  return isValid && line.noWithdrawal !== null
}

/** Codes of the pieces of a ticket that its buyer has; empty before the payment. */
export function handedCodes(order: WholeOrder, line: StoredLine): readonly string[] {
  return isHandedOut(order, line) ? (order.codes.get(line.id) ?? []).slice(0, remaining(line)) : []
}
