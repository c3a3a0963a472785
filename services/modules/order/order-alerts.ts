import type { Trx } from '#services/platform/database.ts'
import { raiseAlert } from '#services/platform/jobs/alerts.ts'

type About = { readonly number: string; readonly cents: number; readonly at: string }

/** An order that can be sent: paid, free, or to be paid at the door. */
export async function alertNewOrder(trx: Trx, about: About): Promise<void> {
  await raiseAlert(trx, { kind: 'ORDER', ...factsOf(about) })
}

/** A buyer withdrew; the cents are what has to be paid back. */
export async function alertWithdrawal(trx: Trx, about: About): Promise<void> {
  await raiseAlert(trx, { kind: 'WITHDRAWAL', ...factsOf(about) })
}

function factsOf({ number, cents, at }: About) {
  return { at, title: number, value: `${cents}`, path: `orders/${number}` }
}
