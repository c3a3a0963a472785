import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useVisitorStores } from '#client/features/auth/session/visitor-context.ts'
import type { Cart, CartLine } from '#client/features/cart/state/cart-state.ts'
import type { Posted } from '#client/features/forms/form-action.ts'
import { usePosted } from '#client/features/forms/use-posted.ts'
import {
  activeVariant,
  type Choices,
  picturesOf,
} from '#client/features/product-options/active-variant.ts'
import {
  choicesInQuery,
  defaultChoices,
  queryWithChoices,
} from '#client/features/product-options/choices.ts'
import type { ChoosableFieldsFragment } from '#client/features/product-options/product-choices.generated.ts'
import type { Selection } from '#client/features/product-options/selection.ts'
import { useIsHydrated } from '#client/lib/use-is-hydrated.ts'
import type { PostedChoices } from './posted-choices.ts'
import type { ProductPageFieldsFragment } from './product-screen.generated.ts'

/** Id of the form that buys the product of the page. */
export const BUY_FORM = 'buy'

type Product = ProductPageFieldsFragment
type Active = Pick<Product, 'sku'> & Pick<ChoosableFieldsFragment, 'id' | 'price' | 'availability'>

export type Offer = Selection & {
  /** The chosen variant; until then the product itself. */
  readonly active: Active
  readonly pictures: Product['media']
  /** Pieces of it, where a refusal or the cart has named them. */
  readonly left: number | null
  /** The address names a line of the cart, to be changed here; it may be gone. */
  readonly isEditing: boolean
  readonly edited: CartLine | null
  /** Refused before scripts ran, with what was chosen. */
  readonly posted: Posted | null
  readonly personalizations: PostedChoices['personalizations']
  choose(choices: Choices): void
  chooseParts(parts: Selection['parts']): void
  noteStock(productId: string, pieces: number): void
}

export function useOffer(product: Product): Offer {
  const { search } = useLocation()
  const isHydrated = useIsHydrated()
  // The page is the same for everyone: what the address chooses is shown once scripts run.
  const query = new URLSearchParams(isHydrated ? search : '')
  const editedId = query.get('cartItemId')
  const cart = useLoadedCart(editedId !== null)
  const posted = usePosted(['add'])
  // The type is that of this screen's form action.
  const given = posted?.shown as PostedChoices | undefined
  const [picked, setPicked] = useState(given?.choices ?? null)
  const [pickedParts, chooseParts] = useState(given?.parts ?? null)
  const [stock, setStock] = useState<Readonly<Record<string, number>>>({})

  const edited = cart?.items.find(({ id }) => id === editedId) ?? null
  const choices =
    picked ??
    choicesOf(product, edited) ??
    choicesInQuery(product, query) ??
    defaultChoices(product)
  const parts = useMemo(() => pickedParts ?? { ...edited?.bundleParts }, [pickedParts, edited])
  const active = activeVariant(product.variants, choices) ?? product
  const inCart = cart?.items.find(({ productId }) => productId === active.id)
  return {
    choices,
    parts,
    active,
    pictures: [...picturesOf(product, choices)],
    left: stock[active.id] ?? inCart?.available ?? null,
    isEditing: editedId !== null,
    edited,
    posted,
    personalizations: edited?.personalizations ?? given?.personalizations ?? [],
    choose(next) {
      setPicked(next)
      showInAddress(queryWithChoices(window.location.search, product, next))
    },
    chooseParts,
    noteStock: (productId, pieces) => setStock((known) => ({ ...known, [productId]: pieces })),
  }
}

/** The cart as far as this tab has loaded it. */
function useLoadedCart(isNeeded: boolean): Cart | null {
  const { cart } = useVisitorStores()
  useEffect(() => {
    if (isNeeded) cart.load().catch(reportError)
  }, [cart, isNeeded])
  return useSyncExternalStore(cart.subscribe, cart.state, cart.state).cart
}

function choicesOf({ variants }: Product, line: CartLine | null): Choices | null {
  const variant = line && variants.find(({ id }) => id === line.productId)
  if (!variant) return null
  return Object.fromEntries(variant.choices.map(({ option, valueId }) => [option, valueId]))
}

/** Past the router, for which another query would be another page to load. */
function showInAddress(query: URLSearchParams): void {
  const { pathname, hash } = window.location
  const search = query.size === 0 ? '' : `?${query}`
  window.history.replaceState(window.history.state, '', pathname + search + hash)
}
