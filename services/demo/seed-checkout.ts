import { insertBranch, insertDeliveryMethod } from '#services/modules/delivery/api.ts'
import { insertPaymentMethod } from '#services/modules/payment/api.ts'
import { countries } from '#services/modules/settings/api.ts'
import type { Trx } from '#services/platform/database.ts'
import { DELIVERIES } from './content/delivery.ts'
import { PAYMENTS } from './content/payments.ts'
import { typeset } from './content/typeset.ts'

/** Adds the delivery and payment methods of the demo. */
export async function seedCheckout(trx: Trx): Promise<void> {
  const home = (await countries(trx)).filter(({ iso }) => iso === 'HR').map(({ id }) => id)
  const deliveryIds = new Map<string, number>()
  for (const [position, { key, branches, ...method }] of DELIVERIES.entries()) {
    const texts = typesetTexts(method.texts)
    const methodId = await insertDeliveryMethod(trx, {
      ...method,
      code: key,
      texts,
      position,
      countryIds: home,
    })
    deliveryIds.set(key, methodId)
    for (const [place, branch] of branches.entries()) {
      await insertBranch(trx, { ...branch, methodId, code: `${key}-${place + 1}` })
    }
  }
  for (const [position, { exceptDeliveries, ...method }] of PAYMENTS.entries()) {
    const exceptDeliveryIds = exceptDeliveries.flatMap((key) => deliveryIds.get(key) ?? [])
    const texts = typesetTexts(method.texts)
    const code = method.adapter
    await insertPaymentMethod(trx, { ...method, code, texts, position, exceptDeliveryIds })
  }
}

type Texts = Readonly<Record<string, { readonly name: string; readonly description: string }>>

function typesetTexts(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([language, { name, description }]) => [
      language,
      { name: typeset(name), description: typeset(description) },
    ]),
  )
}
