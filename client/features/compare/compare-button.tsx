import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { usePaths } from '#client/lib/links.ts'
import { Icon } from '#client/ui/icon.tsx'
import { useComparedText } from './compared-text.ts'

type CompareButtonProps = {
  readonly product: { readonly slug: string }
}

export function CompareButton({ product }: CompareButtonProps): ReactElement {
  const { t } = useTranslation('catalogue')
  const toasts = useToastStore()
  const navigate = useNavigate()
  const { pathTo } = usePaths()
  const { slug } = product
  const isChosen = useComparedText().includes(`"${slug}"`)

  async function toggle(): Promise<void> {
    const { comparedSlugs, toggleCompared } = await import('./compare-store.ts')
    if (!toggleCompared(slug)) return toasts.show('error', t('compare.full'))
    const slugs = comparedSlugs()
    if (slugs.includes(slug)) {
      const path = pathTo('compare', {}, { p: slugs.join(',') })
      const open = { label: t('compare.open'), run: () => void navigate(path) }
      toasts.show('success', t('compare.added', { count: slugs.length }), open)
    }
  }

  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => toggle().catch(reportError)}
      className={`inline-flex min-h-12 items-center gap-2.5 rounded-sm pr-3 underline-offset-4 hover:underline ${isChosen ? 'text-tide-deep underline' : 'text-ink'}`}
    >
      <Icon name="compare" />
      {t('compare.add')}
    </button>
  )
}
