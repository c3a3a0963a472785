import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Change } from '#client/admin/history/changes.ts'
import { Differences, type Save } from '#client/admin/history/differences.tsx'
import type { RecordWords } from '#client/admin/history/record-words.ts'
import { useSaving } from '#client/admin/history/use-saving.ts'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { ActionButton } from '#client/features/forms/action-button.tsx'

type SavePicturesProps = {
  readonly changes: readonly Change[]
  readonly save: Save
  readonly words: RecordWords
  /** Of the button. */
  readonly label: string
  /** Said when it is saved. */
  readonly saved: string
  onSaved(): void
}

/** The foot of a choice of pictures: what is not saved yet, and what others changed meanwhile. */
export function SavePictures(props: SavePicturesProps): ReactElement {
  const { changes, save, words, label, saved, onSaved } = props
  const { t } = useTranslation('pictures')
  const { differing, saveAll } = useSaving({
    ...{ save, onSaved },
    words: { saved, same: t('same') },
  })
  return (
    <>
      <div className="flex flex-wrap items-center gap-4">
        <ActionButton onAction={() => saveAll(changes)} className={deskButton('primary')}>
          {label}
        </ActionButton>
        <p role="status" className="text-ink-soft">
          {changes.length === 0 ? null : t('unsaved')}
        </p>
      </div>
      {differing.length > 0 ? (
        <Differences {...{ differing, words, save }} onClose={onSaved} />
      ) : null}
    </>
  )
}
