import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { readJson } from '#client/admin/history/changes.ts'
import type { EditFieldsFragment } from '#client/admin/history/history.generated.ts'
import { HistoryPanel } from '#client/admin/history/history-panel.tsx'

/** Who did what of a request. Steps have letters: nothing is undone. */
export function RequestHistory({ id }: { readonly id: string }): ReactElement {
  const { t } = useTranslation('privacy')
  const name = (path: string) => t(`history.${path}`, { defaultValue: path })
  return (
    <HistoryPanel
      kind="PRIVACY_REQUEST"
      id={id}
      words={{ name, value: (value) => t(`words.${value}`, { defaultValue: `${value}` }) }}
      sentence={sentenceOf}
      save={null}
      isSaved={() => false}
    />
  )

  function sentenceOf({ path, after }: EditFieldsFragment): string | null {
    if (!path.startsWith('move.')) return null
    const reason = reasonIn(readJson(after))
    return reason === null ? name(path) : t('history.because', { what: name(path), reason })
  }
}

function reasonIn(facts: unknown): string | null {
  return typeof facts === 'object' && facts !== null && 'reason' in facts
    ? String(facts.reason)
    : null
}
