import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { listen } from '#client/lib/listen.ts'
import { useShareWishlistMutation, useWishlistShareLazyQuery } from './share-list.generated.ts'

type Share = {
  /** Null while it is not shared. */
  readonly path: string | null
  readonly isSending: boolean
  /** Resolves to whether the server saved it. */
  share(isShared: boolean): Promise<boolean>
}

/** Whether the list is shared: from the page, the last change here, or another tab. */
export function useShare(sharePath: string | null): Share {
  const { t } = useTranslation('wishes')
  const shareWishlist = useMutationAction(useShareWishlistMutation, () => t('share.refused'))
  const [isSending, setIsSending] = useState(false)
  const [fetchShare] = useWishlistShareLazyQuery({ fetchPolicy: 'no-cache' })
  const toasts = useToastStore()
  const [path, setPath] = useState(sharePath)

  useEffect(() => {
    async function refresh(): Promise<void> {
      if (document.visibilityState !== 'visible') return
      // Without `retain` the promise rejects when the visitor leaves the screen meanwhile.
      const { data } = await fetchShare({ context: { isSilent: true } }).retain()
      if (data?.wishlist) setPath(data.wishlist.sharePath)
    }
    const onVisible = (): void => void refresh().catch(reportError)
    return listen(['visibilitychange'], onVisible)
  }, [fetchShare])

  async function share(isShared: boolean): Promise<boolean> {
    if (isSending) return false
    setIsSending(true)
    const saved = await shareWishlist({ isShared }).finally(() => setIsSending(false))
    if (!saved) return false
    setPath(saved.path)
    if (!isShared) toasts.show('success', t('share.stopped'))
    return true
  }

  return { path, isSending, share }
}
