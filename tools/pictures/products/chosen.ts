export function chosen<Design>(
  designs: Readonly<Record<string, Design>>,
  isWanted: (key: string) => boolean,
): Readonly<Record<string, Design>> {
  return Object.fromEntries(Object.entries(designs).filter(([key]) => isWanted(key)))
}
