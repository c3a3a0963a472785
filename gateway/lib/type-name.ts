/** Default `resolveType` of unions and interfaces, whose members carry `__typename`. */
export function typeNameOf<Name extends string>({
  __typename,
}: {
  readonly __typename?: Name | undefined
}): Name {
  if (__typename === undefined) throw new Error('An answer does not say what it is.')
  return __typename
}
