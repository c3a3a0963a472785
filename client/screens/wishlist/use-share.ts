import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAsk } from '#client/features/forms/use-ask.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { ShareWishlistDocument, WishlistShareDocument } from './share-list.generated.ts'

type Share = {
  /** Null while it is not shared. */
  readonly path: string | null
  readonly isAsking: boolean
  /** Answers whether it is as wished. */
  share(isShared: boolean): Promise<boolean>
}

/** Whether the list is shared: as the page has it, as was just said here, and as another tab said. */
export function useShare(sharePath: string | null): Share {
  const { t } = useTranslation('wishes')
  const client = useApolloClient()
  const ask = useAsk()
  const toasts = useToastStore()
  const [path, setPath] = useState(sharePath)
  const [isAsking, setIsAsking] = useState(false)

  useEffect(() => {
    async function look(): Promise<void> {
      if (document.visibilityState !== 'visible') return
      const { data } = await client.query({
        query: WishlistShareDocument,
        fetchPolicy: 'no-cache',
        errorPolicy: 'all',
        context: { isSilent: true },
      })
      if (data?.wishlist) setPath(data.wishlist.sharePath)
    }
    const onVisible = (): void => void look().catch(reportError)
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [client])

  async function share(isShared: boolean): Promise<boolean> {
    if (isAsking) return false
    setIsAsking(true)
    const answer = (await ask(ShareWishlistDocument, { isShared }))?.shareWishlist
    setIsAsking(false)
    if (answer === undefined) return false // of which a toast has told
    if (answer.__typename !== 'ShareWishlistSuccess') {
      toasts.show('error', t('share.refused'))
      return false
    }
    setPath(answer.path)
    if (!isShared) toasts.show('success', t('share.stopped'))
    return true
  }

  return { path, isAsking, share }
}
