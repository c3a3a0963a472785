import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changesBetween } from '#client/admin/history/changes.ts'
import { Differences, type Save } from '#client/admin/history/differences.tsx'
import type { DifferenceFieldsFragment } from '#client/admin/history/history.generated.ts'
import type { RecordWords } from '#client/admin/history/record-words.ts'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { PictureField } from './picture-field.tsx'
import type { ShownPicture } from './picture-order.tsx'

type OnePictureProps = {
  /** Null without one. */
  readonly picture: ShownPicture | null
  readonly save: Save
  readonly words: RecordWords
  onSaved(): void
}

/** The picture of a record, by the path `picture` of its saves. */
export function OnePicture({
  picture: shown,
  save,
  words,
  onSaved,
}: OnePictureProps): ReactElement {
  const { t } = useTranslation('pictures')
  const toasts = useToastStore()
  // What the form began with: later answers do not change it.
  const [begun] = useState(shown)
  const [picture, setPicture] = useState(begun)
  const [differing, setDiffering] = useState<readonly DifferenceFieldsFragment[]>([])
  const changes = [
    ...changesBetween({ picture: begun?.id ?? null }, { picture: picture?.id ?? null }),
  ]

  async function savePicture(): Promise<void> {
    if (changes.length === 0) {
      toasts.show('notice', t('same'))
      return
    }
    const saved = await save(changes)
    if (saved === null) return
    if (saved.differing.length > 0) {
      setDiffering(saved.differing)
      return
    }
    toasts.show('success', t('saved'))
    onSaved()
  }

  return (
    <div className="flex flex-col gap-5">
      <PictureField
        isOne
        pictures={picture ? [picture] : []}
        onChange={(pictures) => setPicture(pictures[0] ?? null)}
      />
      <div className="flex flex-wrap items-center gap-4 border-t border-line pt-4">
        <ActionButton onAction={savePicture} className={deskButton('primary')}>
          {t('save')}
        </ActionButton>
        <p role="status" className="text-ink-soft">
          {changes.length === 0 ? null : t('unsaved')}
        </p>
      </div>
      {differing.length > 0 ? (
        <Differences {...{ differing, words, save }} onClose={onSaved} />
      ) : null}
    </div>
  )
}
