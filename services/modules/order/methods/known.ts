import type { ServicesConfig } from '#services/config.ts'
import { offeredAdapters } from '#services/modules/payment/api.ts'
import { countries, languages } from '#services/modules/settings/api.ts'
import type { Db } from '#services/platform/database.ts'
import type { Known, MethodsFile } from './methods-file.ts'

/** What a method can name, where these exist. */
export async function knownTo(
  db: Db,
  config: ServicesConfig,
  { deliveries, payments }: MethodsFile,
): Promise<Known> {
  const [spoken, all] = await Promise.all([languages(db), countries(db)])
  return {
    languages: spoken.map(({ code }) => code),
    countries: all.map(({ iso }) => iso),
    // A method stays valid where its provider is not configured.
    adapters: [...offeredAdapters(config), ...payments.map(({ adapter }) => adapter)],
    deliveries: deliveries.map(({ code }) => code),
  }
}
