import { useApolloClient } from '@apollo/client/react'
import { useEffect, useSyncExternalStore } from 'react'
import { onVisitorChange, useVisitor } from '#client/features/auth/visitor.ts'
import { wishesOf } from './wish-store.ts'

/** Sees to it that the hearts of this page know what is wished for. Answers whether anything is. */
export function useWishes(): boolean {
  const client = useApolloClient()
  const wishes = wishesOf(client)
  const { hasWishes } = useVisitor()
  const isAnyHere = useSyncExternalStore(
    wishes.subscribe,
    () => wishes.count() > 0,
    () => false,
  )

  useEffect(() => onVisitorChange(() => wishes.forget()), [wishes])
  useEffect(() => {
    if (!hasWishes) return
    const load = (): void => {
      if (wishes.isComplete()) return
      import('./load-wishes.ts').then(({ loadWishes }) => loadWishes(client)).catch(reportError)
    }
    load()
    return onVisitorChange(load)
  }, [hasWishes, client, wishes])

  return wishes.isComplete() ? isAnyHere : hasWishes || isAnyHere
}
