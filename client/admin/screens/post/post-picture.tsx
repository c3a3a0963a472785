import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changesBetween } from '#client/admin/history/changes.ts'
import { Differences, type Save } from '#client/admin/history/differences.tsx'
import type { DifferenceFieldsFragment } from '#client/admin/history/history.generated.ts'
import type { RecordWords } from '#client/admin/history/record-words.ts'
import { PictureField } from '#client/admin/media/picture-field.tsx'
import type { ShownPicture } from '#client/admin/media/picture-order.tsx'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import type { StaffPostFieldsFragment } from './post.generated.ts'

type PostPictureProps = {
  readonly post: StaffPostFieldsFragment
  readonly save: Save
  readonly words: RecordWords
  onSaved(): void
}

export function PostPicture({ post, save, words, onSaved }: PostPictureProps): ReactElement {
  const { t } = useTranslation('posts')
  const toasts = useToastStore()
  // What the form began with: later answers do not change it.
  const [begun] = useState(post.picture)
  const [picture, setPicture] = useState<ShownPicture | null>(begun ?? null)
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
