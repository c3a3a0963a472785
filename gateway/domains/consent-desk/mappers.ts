import type { Saved } from '#services/contract/history.ts'

export type ConsentDifferenceParent = Saved['differing'][number]
/** The consent is read when it is selected, after the change. */
export type CreateConsentSuccessParent = {
  readonly __typename: 'CreateConsentSuccess'
  readonly number: number
}
export type SaveConsentSuccessParent = Pick<Saved, 'applied' | 'differing'> & {
  readonly __typename: 'SaveConsentSuccess'
  readonly number: number
}
/** The forms are read when they are selected, after the change. */
export type SaveConsentFormSuccessParent = Pick<Saved['differing'][number], 'at' | 'actor'> & {
  readonly __typename: 'SaveConsentFormSuccess'
  readonly isApplied: boolean
}
