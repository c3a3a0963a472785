import type { Cart } from '#client/features/cart/state/cart-state.ts'

/** One row of cards. */
const MOST = 4

type Offered = { readonly slug: string; readonly availability: string | null }

/** What goes with a cart: in stock, not in the cart yet, and each product once. */
export function cartExtras<Product extends Offered>(
  { items }: Pick<Cart, 'items'>,
  offered: readonly Product[],
): readonly Product[] {
  const taken = new Set(items.map(({ slug }) => slug))
  const products: Product[] = []
  for (const product of offered) {
    if (taken.has(product.slug) || product.availability === 'OUT_OF_STOCK') continue
    taken.add(product.slug)
    products.push(product)
  }
  return products.slice(0, MOST)
}
