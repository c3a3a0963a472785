import type { ServicesConfig } from '#services/config.ts'
import type { PaymentAdapter } from './adapter.ts'
import { hpf } from './hpf.ts'
import { cashOnDelivery, transfer } from './offline.ts'
import { payPal } from './paypal.ts'
import { sandbox } from './sandbox.ts'

type Adapters = ReadonlyMap<string, PaymentAdapter>

/** One set for each configuration, because an adapter may hold an access token. */
const built = new WeakMap<ServicesConfig, Adapters>()

/** Adapters by name that this deployment has configured. */
export function adaptersOf(config: ServicesConfig): Adapters {
  const adapters = built.get(config) ?? build(config)
  built.set(config, adapters)
  return adapters
}

function build(config: ServicesConfig): Adapters {
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
