import type { ServicesConfig } from '#services/config.ts'
import type { StoredOrder } from './order.ts'
import { orderKey } from './proofs.ts'

/** Page of the client by language, which opens the order to anyone with the key. */
export const ORDER_PATHS = { hrv: '/narudzba', ger: '/de/order', eng: '/en/order' } as const

export function orderLink(
  { slug, language }: Pick<StoredOrder, 'slug' | 'language'>,
  { publicUrl, sessionSecret }: Pick<ServicesConfig, 'publicUrl' | 'sessionSecret'>,
): string {
  const paths: Readonly<Record<string, string>> = ORDER_PATHS
  const path = paths[language] ?? ORDER_PATHS.hrv
  return `${publicUrl}${path}/${slug}?key=${orderKey(slug, sessionSecret)}`
}
