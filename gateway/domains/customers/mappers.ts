import type { Saved } from '#services/contract/history.ts'

/** The customer is read when it is selected, after the change. */
export type SaveCustomerSuccessParent = Pick<Saved, 'applied' | 'differing'> & {
  readonly __typename: 'SaveCustomerSuccess'
  readonly id: number
}
export type CustomerStepSuccessParent = {
  readonly __typename: 'CustomerStepSuccess'
  readonly id: number
}
