import type { ServicesConfig } from '#services/config.ts'
import { lockDeliveryMethods } from '#services/modules/delivery/api.ts'
import type { Trx } from '#services/platform/database.ts'
import { addMethod, changeMethod, changesTo, type Saving } from './change-method.ts'
import { differences } from './differences.ts'
import { exportMethods } from './export-methods.ts'
import { knownTo } from './known.ts'
import { DELIVERY, type MethodKind, PAYMENT } from './method-kinds.ts'
import type { Delivery, Payment } from './method-parts.ts'
import { withOpenCheckout } from './method-states.ts'
import { methodsFile } from './methods-file.ts'

type Importing = Saving & {
  readonly config: ServicesConfig
  /** Whether the last method that is offered may end. */
  readonly closesCheckout: boolean
}

/** Adds or changes methods by their code and returns a line for each change. */
export async function importMethods(
  trx: Trx,
  importing: Importing,
  input: unknown,
): Promise<readonly string[]> {
  const { config } = importing
  await lockDeliveryMethods(trx)
  const existing = await exportMethods(trx)
  const known = await knownTo(trx, config, existing)
  const given = methodsFile(known).parse(input)
  const deliveries = [...known.deliveries, ...given.deliveries.map(({ code }) => code)]
  return await withOpenCheckout(trx, importing, async () => [
    ...(await importAll(DELIVERY, 'delivery', given.deliveries, existing.deliveries)),
    ...(await importAll(PAYMENT, 'payment', given.payments, existing.payments)),
  ])

  async function importAll<Of extends Delivery | Payment>(
    kind: MethodKind<Of>,
    word: string,
    methods: readonly Of[],
    former: readonly Of[],
  ): Promise<readonly string[]> {
    const lines: string[] = []
    for (const method of methods) {
      const before = former.find(({ code }) => code === method.code)
      const changes = before ? changesTo(before, method) : []
      if (!before) await addMethod(trx, kind, method, importing)
      else {
        const changed = { method: before, changes, known: { ...known, deliveries } }
        await changeMethod(trx, kind, changed, importing)
      }
      lines.push(...differences(`${word} ${method.code}`, before, method))
    }
    return lines
  }
}
