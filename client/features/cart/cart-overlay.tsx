import {
  type ComponentType,
  type ReactElement,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { useVisitorStores } from '#client/features/auth/visitor-context.ts'
import { useNavigationHelp } from '#client/features/navigation/navigation-context.ts'

/** Over every page. Fetched with its texts when it is first needed: most pages are read without buying. */
export function CartOverlay(): ReactElement | null {
  const { cart, cartPopup } = useVisitorStores()
  const help = useNavigationHelp()
  const isOpen = useSyncExternalStore(
    cartPopup.subscribe,
    () => cartPopup.state() !== null,
    () => false,
  )
  const hasNotices = useSyncExternalStore(
    cart.subscribe,
    () => (cart.state().cart?.notices.length ?? 0) > 0,
    () => false,
  )
  const [Popup, setPopup] = useState<ComponentType | null>(null)
  const isNeeded = (isOpen || hasNotices) && Popup === null

  useEffect(() => {
    if (!isNeeded || help === null) return
    Promise.all([import('./cart-popup.tsx'), help.loadTexts()])
      .then(([{ CartPopup }]) => setPopup(() => CartPopup))
      .catch((error: unknown) => {
        cartPopup.close() // the next opening tries again
        reportError(error)
      })
  }, [isNeeded, help, cartPopup])

  return Popup === null ? null : <Popup />
}
