import type { ServicesConfig } from '#services/config.ts'
import type { PaymentAdapter } from './adapter.ts'
import { hpf } from './hpf.ts'
import { cashOnDelivery, transfer } from './offline.ts'
import { payPal } from './paypal.ts'
import { sandbox } from './sandbox.ts'

/** Adapters by name that this deployment has configured. */
export function adaptersOf(config: ServicesConfig): ReadonlyMap<string, PaymentAdapter> {
  const { paymentProviders: providers, paymentSandbox } = config
  const adapters = [
    transfer,
    cashOnDelivery,
    ...(paymentSandbox ? [sandbox(config)] : []),
    ...(providers.hpf ? [hpf(providers.hpf, config)] : []),
    ...(providers.payPal ? [payPal(providers.payPal)] : []),
  ]
  return new Map(adapters.map((adapter) => [adapter.name, adapter]))
}
