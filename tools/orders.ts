import { parseArgs } from 'node:util'
import { ORDER_STATES } from '#services/contract/order.ts'
import { moveOrder } from '#services/contract/order-moves.ts'
import { commandAuthor } from '#services/modules/history/api.ts'
import { filterOrders } from '#services/modules/order/filter-store.ts'
import type { StoredOrder } from '#services/modules/order/order.ts'
import { withItsParts } from '#services/modules/order/parts-store.ts'
import { moveOn } from '#services/modules/order/staff/moves.ts'
import { shownPaymentState } from '#services/modules/order/states.ts'
import { findOrder } from '#services/modules/order/store.ts'
import { systemClock } from '#services/platform/clock.ts'
import { spanOf } from '#services/platform/cursor.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { Refusal } from '#services/platform/errors.ts'
import { withExistingDatabase } from './existing-database.ts'

// Works beside the running services, which send the mails.
const USAGE = `npm run orders -- list [${ORDER_STATES.join('|')}]
npm run orders -- show <number>
npm run orders -- pay|ship|deliver|cancel <number> [--tracking-url=…] [--note=…]
npm run orders -- return <number> [--restock] [--note=…]
npm run orders -- refund <number> [--amount=12.50 | --line=<id of show>[:<pieces>] …] [--note=…]
With --key=<text> a command that is repeated with the same text moves the order once.`
const NEWEST = 50

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'tracking-url': { type: 'string' },
    note: { type: 'string' },
    amount: { type: 'string' },
    line: { type: 'string', multiple: true },
    key: { type: 'string' },
    restock: { type: 'boolean' },
  },
})
const [wish = '', given = ''] = positionals
const state = ORDER_STATES.find((one) => one === given)
const move = moveOrder.input.safeParse({
  number: given,
  move: wish,
  trackingUrl: values['tracking-url'],
  note: values.note,
  restock: values.restock,
  amount: values.amount === undefined ? undefined : Number(values.amount),
  lines: values.line?.map((line) => {
    const [id, qty] = line.split(':').map(Number)
    return { id, qty }
  }),
})

await withExistingDatabase(async (db) => {
  if (wish === 'list' && (given === '' || state)) {
    const { orders, total } = await filterOrders(db, { state }, spanOf({}, NEWEST))
    for (const order of orders) console.log(lineOf(order))
    console.log(`${orders.length} of ${total}`)
  } else if (wish === 'show' && given !== '') {
    const order = await findOrder(db, { number: given })
    if (!order) return fail(`There is no order ${given}.`)
    const { lines, events } = await withItsParts(db, order)
    console.log(lineOf(order))
    for (const { id, quantity, withdrawnQuantity: back, name, sku, ...line } of lines) {
      console.log(`  ${id}: ${quantity} × ${name} (${sku})${back > 0 ? `, ${back} withdrawn` : ''}`)
      for (const part of line.parts) console.log(`    ${part.quantity} × ${part.name}`)
      for (const { value } of line.options.personalizations ?? []) console.log(`    “${value}”`)
    }
    for (const { at, event, note, amountCents } of events) {
      const sum = amountCents === null ? '' : euros(amountCents)
      console.log(`  ${[at, event, sum, note ?? ''].join('  ')}`)
    }
  } else if (given !== '' && move.success) {
    try {
      const author = commandAuthor('orders')
      const moved = await inTransaction(db, (trx) =>
        moveOn(trx, systemClock, move.data, { author, key: values.key }),
      )
      console.log(lineOf(moved))
    } catch (error) {
      if (error instanceof Refusal) return fail(error.message)
      throw error
    }
  } else {
    fail(USAGE)
  }
})

function lineOf(order: StoredOrder): string {
  const { number, placedAt, state: shownState, totalCents, paymentMethod, email } = order
  const { refundCents, refundedCents } = order
  const back = refundCents > 0 ? [`refunded ${euros(refundedCents)} of ${euros(refundCents)}`] : []
  const paid = [shownPaymentState(order), euros(totalCents), ...back]
  return [number, placedAt, shownState, ...paid, paymentMethod.name, email].join('  ')
}

function euros(cents: number): string {
  return `${(cents / 100).toFixed(2)} EUR`
}

function fail(text: string): void {
  console.error(text)
  process.exitCode = 1
}
