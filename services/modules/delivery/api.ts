/** Calls for other modules; each takes the transaction as its first argument. */

export {
  type DeliverySnapshot,
  deliveryCharge,
  deliveryCountries,
  deliverySnapshot,
  type OfferedDelivery,
  offeredDeliveries,
} from './offers.ts'
export type { Hours } from './opening-hours.ts'
export {
  deliveryIds,
  deliveryNames,
  readDeliveryRecords,
  saveDeliveryRecord,
} from './records.ts'
export {
  hasDeliveryMethods,
  insertBranch,
  insertDeliveryMethod,
  lockDeliveryMethods,
  type NewBranch,
  type NewDeliveryMethod,
  setDeliveryMethodActive,
} from './store.ts'
