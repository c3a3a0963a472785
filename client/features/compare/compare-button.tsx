import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { Icon } from '#client/ui/icon.tsx'
import { useComparedText } from './compared-text.ts'

const LOOKS = {
  /** On a desk alone: a card on a phone has no room for a third button. */
  card: 'hidden size-11 rounded-full bg-paper/90 bg-clip-content p-1 opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 aria-pressed:opacity-100 lg:inline-flex',
  line: 'inline-flex min-h-12 gap-2.5 rounded-sm pr-3 underline-offset-4 hover:underline',
} as const

const PRESSED = {
  card: 'bg-tide-deep text-white hover:text-ink',
  line: 'text-tide-deep underline',
} as const

type CompareButtonProps = {
  readonly product: { readonly slug: string; readonly name: string }
  readonly look: keyof typeof LOOKS
}

export function CompareButton({ product, look }: CompareButtonProps): ReactElement {
  const { t } = useTranslation('catalogue')
  const toasts = useToastStore()
  const { slug, name } = product
  const isChosen = useComparedText().includes(`"${slug}"`)

  async function toggle(): Promise<void> {
    const { toggleCompared } = await import('./compare-store.ts')
    if (!toggleCompared(slug)) toasts.show('error', t('compare.full'))
  }

  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={look === 'card' ? t('compare.label', { name }) : undefined}
      onClick={() => toggle().catch(reportError)}
      className={`items-center justify-center ${LOOKS[look]} ${isChosen ? PRESSED[look] : 'text-ink'}`}
    >
      <Icon name="compare" />
      {look === 'line' ? t('compare.add') : null}
    </button>
  )
}
