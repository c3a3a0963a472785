import { useApolloClient } from '@apollo/client/react'
import { type ReactElement, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { Icon } from '#client/ui/icon.tsx'
import { wishesOf } from './wish-store.ts'

const LOOKS = {
  card: 'size-11 rounded-full bg-paper/90 bg-clip-content p-1 hover:bg-paper',
  line: 'min-h-12 gap-2.5 self-start rounded-sm pr-3 underline-offset-4 hover:underline',
} as const

type WishButtonProps = {
  readonly product: { readonly id: string; readonly name: string }
  readonly look: keyof typeof LOOKS
}

/** The heart. Empty on the server and in the first drawing: the page is the same for everyone. */
export function WishButton({ product, look }: WishButtonProps): ReactElement {
  const { t } = useTranslation('catalogue')
  const client = useApolloClient()
  const toasts = useToastStore()
  const wishes = wishesOf(client)
  const { id, name } = product
  const isWished = useSyncExternalStore(
    wishes.subscribe,
    () => wishes.has(id),
    () => false,
  )

  async function toggle(): Promise<void> {
    const wanted = !isWished
    const settle = wishes.say(id, wanted)
    let isTaken = false
    try {
      const { setWish } = await import('./set-wish.ts')
      const outcome = await setWish(client, { productId: id, isWished: wanted })
      isTaken = outcome === 'taken'
      if (isTaken) toasts.show('success', t(wanted ? 'wish.added' : 'wish.removed', { name }))
      else if (outcome === 'full') toasts.show('error', t('wish.full'))
    } finally {
      settle(isTaken)
    }
  }

  return (
    <button
      type="button"
      aria-pressed={isWished}
      aria-label={look === 'card' ? t('wish.label', { name }) : undefined}
      onClick={() => toggle().catch(reportError)}
      className={`inline-flex items-center justify-center ${LOOKS[look]} ${isWished ? 'text-signal-deep *:fill-current' : 'text-ink'}`}
    >
      <Icon name="heart" />
      {look === 'line' ? t(isWished ? 'wish.isWished' : 'wish.add') : null}
    </button>
  )
}
