/** Members of a union that one mutation answers say themselves which of them they are. */
export function typeNameOf<Name extends string>({
  __typename,
}: {
  readonly __typename?: Name | undefined
}): Name {
  if (__typename === undefined) throw new Error('An answer does not say what it is.')
  return __typename
}
