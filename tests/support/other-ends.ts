const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** A token with each other last character: four of 64 decode to the same bytes. */
export function otherEnds(token: string): readonly string[] {
  const others = [...BASE64URL].filter((character) => !token.endsWith(character))
  return others.map((character) => token.slice(0, -1) + character)
}
