/** The shown product and those that a row of twelve may show. */
const MOST = 13
const SHOWN = 12

/** The latest first, each once. */
export function withView(ids: readonly string[], id: string): readonly string[] {
  return [id, ...ids.filter((one) => one !== id)].slice(0, MOST)
}

export function viewedBefore(ids: readonly string[], current: string | null): readonly string[] {
  return ids.filter((one) => one !== current).slice(0, SHOWN)
}

/** In the order of the ids; products that are no longer for sale are missing. */
export function inOrder<Product extends { readonly id: string }>(
  ids: readonly string[],
  products: readonly Product[],
): readonly Product[] {
  return ids.flatMap((id) => products.find((product) => product.id === id) ?? [])
}
