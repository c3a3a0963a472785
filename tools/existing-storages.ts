import type { ServicesConfig } from '#services/config.ts'
import { originalStorages } from '#services/modules/media/originals.ts'
import { createRequests } from '#services/modules/media/storage/s3-requests.ts'

/** Where the services of the settings have originals; prints why a bucket does not answer. */
export function existingStorages(config: ServicesConfig) {
  return originalStorages(
    config,
    createRequests((fault) => console.error(`S3_URL: ${fault}`)),
  )
}
