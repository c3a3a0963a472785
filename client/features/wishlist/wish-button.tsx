import { type ReactElement, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { readVisitor } from '#client/features/auth/session/visitor.ts'
import { useVisitorStores } from '#client/features/auth/session/visitor-context.ts'
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

/**
 * The heart. Empty on the server and in the first render, since the page is the same for everyone;
 * a press before the wishes have loaded waits for them.
 */
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
    // Some browsers never request an import again that failed.
    if (!navigator.onLine) return toasts.show('error', t('offline'))
    if (readVisitor(document.cookie).hasWishes) await wishes.load(id)
    await save(!wishes.has(id))
  }

  async function save(isWanted: boolean): Promise<void> {
    const outcome = await wishes.set(id, isWanted)
    if (outcome === 'full') toasts.show('error', t('wish.full'))
    if (outcome !== 'saved') return
    if (isWanted) return toasts.show('success', t('wish.added', { name }))
    const undo = { label: t('wish.undo'), run: () => void save(true).catch(reportError) }
    toasts.show('success', t('wish.removed', { name }), undo)
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
      {look === 'line' ? t('wish.list') : null}
    </button>
  )
}
