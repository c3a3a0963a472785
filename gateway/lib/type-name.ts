/** Default `resolveType` of unions and interfaces, whose members carry `__typename`. */
export function typeNameOf<Name extends string>({
  __typename,
}: {
  readonly __typename?: Name | undefined
}): Name {
  if (__typename === undefined) throw new Error('A value has no __typename.')
  return __typename
}
