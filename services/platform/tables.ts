/**
 * Every table of the database. Each module adds its own from its `tables.ts`:
 *
 *     declare module '#services/platform/tables.ts' {
 *       interface Tables { product: ProductTable }
 *     }
 */
// biome-ignore lint/suspicious/noEmptyInterface: an interface, since only interfaces can be added to from other files
export interface Tables {}
