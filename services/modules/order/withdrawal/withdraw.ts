import type { z } from 'zod'
import type { withdrawOrder } from '#services/contract/order-calls.ts'
import { emailKey } from '#services/contract/rules/email-key.ts'
import { enqueueLetter } from '#services/modules/order/letters/letter-job.ts'
import { WITHDRAWALS } from '#services/modules/order/limits.ts'
import type { StoredOrder } from '#services/modules/order/order.ts'
import { alertWithdrawal } from '#services/modules/order/order-alerts.ts'
import { withItsParts } from '#services/modules/order/parts-store.ts'
import { provenOrder } from '#services/modules/order/proofs.ts'
import { wrongState } from '#services/modules/order/states.ts'
import { lockOrder } from '#services/modules/order/store.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Trx } from '#services/platform/database.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { chosenPieces, takeBack } from './take-back.ts'
import { canWithdraw, withdrawable } from './withdrawal-rule.ts'

type Input = z.output<typeof withdrawOrder.input>

/**
 * By law, a withdrawal takes effect with the statement, and is confirmed at once with its content
 * and time.
 */
export async function withdraw(input: Input, scope: Scope, deps: ModuleDeps): Promise<StoredOrder> {
  const { slug } = await provenOrder(input, scope, deps)
  await deps.limits.limit(WITHDRAWALS, slug)
  return await inTransaction(scope.db, async (trx) => {
    const locked = await lockOrder(trx, { slug })
    const order = locked && (await withItsParts(trx, locked))
    const at = scope.clock.now().toISOString()
    if (!order || !canWithdraw(order, at)) throw wrongState()
    const open = withdrawable(order.lines)
    const wanted = input.lines ?? (input.lineIds ?? open.map(({ id }) => id)).map((id) => ({ id }))
    const pieces = chosenPieces(open, wanted)
    const { words, cents } = await takeBack(trx, order, { pieces, clock: scope.clock })
    await alertWithdrawal(trx, { number: order.number, cents, at })
    await confirmByMail(trx, order, { input, at, lines: words, refundCents: cents })
    return (await lockOrder(trx, { slug })) ?? order
  })
}

type Statement = {
  readonly input: Input
  readonly at: string
  readonly lines: readonly string[]
  readonly refundCents: number
}

async function confirmByMail(
  trx: Trx,
  order: StoredOrder,
  { input: { name, email }, at, lines, refundCents }: Statement,
): Promise<void> {
  const statement = { slug: order.slug, name, at, lines: [...lines], refundCents }
  await enqueueLetter(trx, { ...statement, letter: 'order-withdrawn' })
  if (emailKey(email) !== emailKey(order.email)) {
    // It may be a typing error, so it gets the content of the statement without name and link.
    await enqueueLetter(trx, { ...statement, letter: 'order-withdrawn-copy', to: email })
  }
  await enqueueLetter(trx, { ...statement, letter: 'staff-withdrawn' })
}
