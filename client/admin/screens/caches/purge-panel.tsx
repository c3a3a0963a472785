import { type ReactElement, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Panel } from '#client/admin/ui/panel.tsx'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { INPUT } from '#client/ui/input-class.ts'
import { usePurgeCachesMutation } from './caches.generated.ts'

/** Empties what has some tags, or everything. */
export function PurgePanel(): ReactElement {
  const { t } = useTranslation('caches')
  const toasts = useToastStore()
  const id = useId()
  const [text, setText] = useState('')
  const purge = useMutationAction(usePurgeCachesMutation)
  const tags = text.split(/[\s,;]+/).filter(Boolean)

  async function run(wanted: readonly string[] | null): Promise<void> {
    if (!(await purge({ tags: wanted && [...wanted] }))) return
    setText('')
    toasts.show('success', t('purge.done'))
  }

  return (
    <Panel title={t('purge.title')}>
      <p className="max-w-prose">{t('purge.text')}</p>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow basis-80">
          <label htmlFor={id} className="mb-1.5 block font-semibold">
            {t('purge.tags')}
          </label>
          <input
            id={id}
            aria-describedby={`${id}-hint`}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            placeholder="product:17"
            spellCheck={false}
            className={INPUT}
          />
        </div>
        <ActionButton
          onAction={async () => {
            if (tags.length > 0) await run(tags)
          }}
          className={deskButton()}
        >
          {t('purge.some')}
        </ActionButton>
        <ActionButton onAction={() => run(null)} className={deskButton('danger')}>
          {t('purge.all')}
        </ActionButton>
      </div>
      <p id={`${id}-hint`} className="mt-2 max-w-prose text-ink-soft">
        {t('purge.hint')}
      </p>
    </Panel>
  )
}
