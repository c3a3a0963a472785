import { type ReactElement, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useVisitorStores } from '#client/features/auth/visitor-context.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { Icon } from '#client/ui/icon.tsx'

const LOOKS = {
  card: 'size-11 rounded-full bg-paper/90 bg-clip-content p-1 hover:bg-paper',
  line: 'min-h-12 gap-2.5 self-start rounded-sm pr-3 underline-offset-4 hover:underline',
} as const

type WishButtonProps = {
  readonly product: { readonly id: string; readonly name: string }
  readonly look: keyof typeof LOOKS
}

/** The heart. Empty on the server and in the first render: the page is the same for everyone. */
export function WishButton({ product, look }: WishButtonProps): ReactElement {
  const { t } = useTranslation('catalogue')
  const toasts = useToastStore()
  const { wishes } = useVisitorStores()
  const { id, name } = product
  const isWished = useSyncExternalStore(
    wishes.subscribe,
    () => wishes.has(id),
    () => false,
  )

  async function toggle(): Promise<void> {
    const wanted = !isWished
    const outcome = await wishes.set(id, wanted)
    if (outcome === 'full') toasts.show('error', t('wish.full'))
    if (outcome !== 'saved') return
    toasts.show('success', t(wanted ? 'wish.added' : 'wish.removed', { name }))
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
