import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changesBetween } from '#client/admin/history/changes.ts'
import { Differences, type Save } from '#client/admin/history/differences.tsx'
import type { RecordWords } from '#client/admin/history/record-words.ts'
import { useSaving } from '#client/admin/history/use-saving.ts'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { ActionButton } from '#client/features/forms/action-button.tsx'
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
  // What the form began with: later answers do not change it.
  const [begun] = useState(shown)
  const [picture, setPicture] = useState(begun)
  const { differing, saveAll } = useSaving({
    ...{ save, onSaved },
    words: { saved: t('saved'), same: t('same') },
  })
  const changes = [
    ...changesBetween({ picture: begun?.id ?? null }, { picture: picture?.id ?? null }),
  ]

  return (
    <div className="flex flex-col gap-5">
      <PictureField
        isOne
        pictures={picture ? [picture] : []}
        onChange={(pictures) => setPicture(pictures[0] ?? null)}
      />
      <div className="flex flex-wrap items-center gap-4 border-t border-line pt-4">
        <ActionButton onAction={() => saveAll(changes)} className={deskButton('primary')}>
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
