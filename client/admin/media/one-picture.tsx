import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changesBetween } from '#client/admin/history/changes.ts'
import type { Save } from '#client/admin/history/differences.tsx'
import type { RecordWords } from '#client/admin/history/record-words.ts'
import { PictureField } from './picture-field.tsx'
import type { ShownPicture } from './picture-order.tsx'
import { SavePictures } from './save-pictures.tsx'

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
      <SavePictures {...{ changes, save, words, onSaved }} label={t('save')} saved={t('saved')} />
    </div>
  )
}
