import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { useCartOfOtherDevices } from '#client/features/cart/live/cart-devices.ts'
import { useCartOfOtherTabs } from '#client/features/cart/state/cart-tabs.ts'
import { createLazyCartStore } from '#client/features/cart/state/lazy-cart-store.ts'
import { useUnsavedWishes } from '#client/features/wishlist/use-unsaved-wishes.ts'
import { createWishStore, type WishStore } from '#client/features/wishlist/wish-store.ts'
import type { GraphClient } from '#client/lib/graph/for-store.ts'
import { createSessionEvents, type SessionEvents } from './session-events.ts'
import { hadSession, noteSession } from './session-note.ts'
import { onVisitorChange, readVisitor, useVisitor } from './visitor.ts'
import { VisitorContext } from './visitor-context.ts'

type VisitorStoresProps = {
  readonly client: GraphClient
  /** Deletes the visitor's data from the Apollo cache. */
  readonly deleteVisitorData: () => void
  readonly children: ReactNode
}

/**
 * Creates the stores of the visitor's own data. Their operations are loaded when they are first
 * needed, since most visitors have neither wishes nor a cart.
 */
export function VisitorStores(props: VisitorStoresProps): ReactElement {
  const { client, deleteVisitorData, children } = props
  const [stores] = useState(() => {
    const wishes = createWishStore(async () => {
      const { wishServer } = await import('#client/features/wishlist/wish-server.ts')
      return wishServer(client)
    })
    const cart = createLazyCartStore(async () => {
      const { createBrowserCart } = await import('#client/features/cart/state/browser-cart.ts')
      return createBrowserCart(client)
    })
    const session = createSessionEvents(() => {
      deleteVisitorData()
      // A login keeps what the visitor has seen.
      if (!readVisitor(document.cookie).hasSession) deleteOwnLists().catch(reportError)
      wishes.reset()
      const wasLoaded = cart.state().isLoaded
      cart.reset()
      if (wasLoaded) cart.load().catch(reportError)
    })
    return { session, wishes, cart }
  })
  const { hasSession, hasWishes, cartQuantity } = useVisitor()
  useSessionChanges(stores.session, hasSession)
  useStoredWishes(stores.wishes, hasWishes)
  useUnsavedWishes(stores.wishes)
  useCartOfOtherTabs(stores.cart)
  useCartOfOtherDevices(stores.cart, !!cartQuantity)

  return <VisitorContext value={stores}>{children}</VisitorContext>
}

/** Products seen and compared in this browser, and the searches of this tab. */
async function deleteOwnLists(): Promise<void> {
  const [{ deleteStored }, { deleteOwnSearches }] = await Promise.all([
    import('#client/lib/stored-ids.ts'),
    import('#client/features/search/own-searches.ts'),
  ])
  deleteOwnSearches()
  deleteStored()
}

/** A customer may log out in another tab, and a session may expire. */
function useSessionChanges(session: SessionEvents, hasSession: boolean): void {
  const last = useRef<boolean>(null)
  useEffect(() => {
    // The first render is always anonymous, so the cookie's first value is no change.
    const isOpen = readVisitor(document.cookie).hasSession
    if (isOpen) noteSession()
    // It may have ended while no page was open, or before the scripts ran.
    else if (hadSession()) deleteOwnLists().catch(reportError)
    const hasChanged = last.current === !isOpen
    last.current = isOpen
    if (hasChanged) session.change()
    return hasSession ? session.follow() : undefined
  }, [hasSession, session])
}

function useStoredWishes(wishes: WishStore, hasWishes: boolean): void {
  useEffect(() => {
    if (!hasWishes) return
    const load = (): void => void wishes.load().catch(reportError)
    load()
    return onVisitorChange(load)
  }, [hasWishes, wishes])
}
