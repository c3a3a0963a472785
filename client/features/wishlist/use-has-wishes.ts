import { useSyncExternalStore } from 'react'
import { useVisitor } from '#client/features/auth/session/visitor.ts'
import { useVisitorStores } from '#client/features/auth/session/visitor-context.ts'

/** Uses the cookie until the wishes are loaded. */
export function useHasWishes(): boolean {
  const { wishes } = useVisitorStores()
  const { hasWishes } = useVisitor()
  const hasLoaded = useSyncExternalStore(
    wishes.subscribe,
    () => wishes.count() > 0,
    () => false,
  )
  return wishes.isComplete() ? hasLoaded : hasWishes || hasLoaded
}
