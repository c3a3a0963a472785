type Part = {
  /** Names of the parts that it comes after. */
  readonly after?: readonly string[]
}

/** The names of all parts, each after those that it needs. */
export function inOrder(parts: Readonly<Record<string, Part>>): readonly string[] {
  const done = new Set<string>()
  const take = (name: string, before: readonly string[]) => {
    if (done.has(name)) return
    const path = [...before, name]
    if (before.includes(name)) throw new Error(`Parts wait for each other: ${path.join(' → ')}`)
    for (const needed of parts[name]?.after ?? []) {
      if (!parts[needed]) throw new Error(`${name} comes after ${needed}, which does not exist`)
      take(needed, path)
    }
    done.add(name)
  }
  for (const name of Object.keys(parts).sort()) take(name, [])
  return [...done]
}
